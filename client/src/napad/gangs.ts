/** The four gangs as they are drawn: a colour and a hat of its own each, never colour alone. */

export interface Look {
  readonly colour: string;
  readonly scarf: string;
  readonly skin: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  cowboys: { colour: '#b5713a', scarf: '#c2301f', skin: '#e0a677' },
  mexicans: { colour: '#2f8f83', scarf: '#e0a83a', skin: '#c98a5a' },
  deserters: { colour: '#5570a6', scarf: '#e9e2d0', skin: '#e6b48c' },
  indians: { colour: '#b0413e', scarf: '#2f6f7a', skin: '#b97a4f' },
};
const NOBODY: Look = { colour: '#5d4a80', scarf: '#cfc0de', skin: '#e0a677' };

/** How a gang is drawn; what no rulebook knows is drawn as nobody's. */
export function lookOf(gang: string): Look {
  return LOOKS[gang] ?? NOBODY;
}
