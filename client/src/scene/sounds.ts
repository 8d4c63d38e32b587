/** Sounds made on the spot, of noise and plain tones: there is nothing to load. Silent until somebody touched the page. */

export type Sound =
  'bell' | 'blow' | 'card' | 'coins' | 'draw' | 'flutter' | 'jewel' | 'shot' | 'steps' | 'thud' | 'whistle';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** What makes sounds, if sounds may be made at all. */
function studio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
  return hiss;
}

interface Shape {
  /** In seconds from now. */
  at?: number;
  lasts: number;
  loud: number;
  /** In hertz, from its beginning to its end. */
  from: number;
  to?: number;
}

/** Loud at once, then dying away. */
function fading(audio: AudioContext, start: number, { lasts, loud }: Shape): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, type: OscillatorType, shape: Shape): void {
  const start = audio.currentTime + (shape.at ?? 0);
  const source = new OscillatorNode(audio, { type, frequency: shape.from });
  if (shape.to) source.frequency.exponentialRampToValueAtTime(shape.to, start + shape.lasts);
  source.connect(fading(audio, start, shape));
  source.start(start);
  source.stop(start + shape.lasts);
}

/** Noise around a pitch. */
function rush(audio: AudioContext, shape: Shape): void {
  const start = audio.currentTime + (shape.at ?? 0);
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: shape.from, Q: 0.8 });
  if (shape.to) filter.frequency.exponentialRampToValueAtTime(shape.to, start + shape.lasts);
  source.connect(filter).connect(fading(audio, start, shape));
  source.start(start, Math.random() * 0.5);
  source.stop(start + shape.lasts);
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, loud: number) => void>> = {
  bell(audio, loud) {
    tone(audio, 'triangle', { lasts: 0.5, loud: loud * 0.3, from: 659 });
    tone(audio, 'triangle', { at: 0.14, lasts: 0.6, loud: loud * 0.3, from: 880 });
  },
  blow(audio, loud) {
    rush(audio, { lasts: 0.12, loud: loud * 0.7, from: 900, to: 200 });
    tone(audio, 'sine', { lasts: 0.18, loud: loud * 0.6, from: 150, to: 55 });
  },
  card(audio, loud) {
    rush(audio, { lasts: 0.08, loud: loud * 0.25, from: 2600, to: 900 });
  },
  coins(audio, loud) {
    [0, 0.06, 0.13].forEach((at, k) =>
      tone(audio, 'sine', { at, lasts: 0.16, loud: loud * 0.16, from: 2300 + k * 420 }),
    );
  },
  draw(audio, loud) {
    [0, 0.09, 0.18].forEach((at) => rush(audio, { at, lasts: 0.07, loud: loud * 0.2, from: 2200, to: 1100 }));
  },
  flutter(audio, loud) {
    rush(audio, { lasts: 0.25, loud: loud * 0.16, from: 700, to: 2400 });
  },
  jewel(audio, loud) {
    tone(audio, 'sine', { lasts: 0.5, loud: loud * 0.14, from: 2093 });
    tone(audio, 'sine', { at: 0.05, lasts: 0.55, loud: loud * 0.12, from: 3136 });
  },
  shot(audio, loud) {
    rush(audio, { lasts: 0.34, loud: loud * 0.9, from: 2400, to: 180 });
    tone(audio, 'square', { lasts: 0.08, loud: loud * 0.2, from: 320, to: 60 });
  },
  steps(audio, loud) {
    [0, 0.17, 0.34].forEach((at) => rush(audio, { at, lasts: 0.06, loud: loud * 0.35, from: 320, to: 140 }));
  },
  thud(audio, loud) {
    tone(audio, 'sine', { lasts: 0.22, loud: loud * 0.6, from: 120, to: 45 });
  },
  whistle(audio, loud) {
    [523, 659, 784].forEach((from) =>
      tone(audio, 'triangle', { lasts: 0.9, loud: loud * 0.09, from, to: from * 0.97 }),
    );
    rush(audio, { lasts: 0.9, loud: loud * 0.06, from: 3000, to: 2000 });
  },
};

/** Make a sound, from silent (0) to loud (1). */
export function sound(name: Sound, volume: number): void {
  const audio = studio();
  if (audio !== null && volume > 0) SOUNDS[name](audio, volume);
}
