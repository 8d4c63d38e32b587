/** What stands in the cars: a livery and furniture for each card of the box, so that a car is known by sight. */

export interface Livery {
  readonly wood: string;
  readonly dark: string;
  readonly trim: string;
  readonly furniture: 'mail' | 'benches' | 'saloon' | 'sleeper' | 'parlour' | 'vault' | 'plain';
}

const PLAIN: Livery = { wood: '#7a4a35', dark: '#4b2a27', trim: '#e0ad54', furniture: 'plain' };

const LIVERIES: Readonly<Record<string, Livery>> = {
  car_1p: { wood: '#5f6f52', dark: '#364433', trim: '#e0ad54', furniture: 'mail' },
  car_3p: { wood: '#9a4a34', dark: '#5c2a27', trim: '#f0c878', furniture: 'benches' },
  car_1p1j: { wood: '#3f6a72', dark: '#233f49', trim: '#f0c878', furniture: 'saloon' },
  car_3p1j: { wood: '#4b5590', dark: '#2b315c', trim: '#e0ad54', furniture: 'sleeper' },
  car_4p1j: { wood: '#7b4170', dark: '#482646', trim: '#f0c878', furniture: 'parlour' },
  car_3j: { wood: '#8a6a2f', dark: '#54401f', trim: '#fbe3a6', furniture: 'vault' },
};

/** How a car looks, by the name on its card. */
export function liveryOf(car: string): Livery {
  return LIVERIES[car] ?? PLAIN;
}
