/** Two notes of a station bell: it is my turn. Browsers stay silent until somebody has touched the page. */

const NOTES = [659, 880] as const;
const LENGTH = 0.5;
const APART = 0.14;

let context: AudioContext | null = null;

export function chime(volume: number): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime } = context;
  NOTES.forEach((pitch, k) => ring(pitch, currentTime + k * APART, volume));
}

function ring(pitch: number, at: number, volume: number): void {
  if (context === null) return;
  const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(volume * 0.3, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}
