/** SHA-256 of our own: browsers keep theirs from pages that came over plain HTTP. */

const WORDS = 64;
const BLOCK = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional parts of the square (cube) roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, k = 0; k < count; number += 1) {
    if (isPrime(number)) found[k++] = (root(number) % 1) * 2 ** 32;
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const START = fractions(8, Math.sqrt);
const ROUND = fractions(WORDS, Math.cbrt);

export function sha256(data: Uint8Array): string {
  const hash = START.slice();
  const padded = pad(data);
  for (let at = 0; at < padded.byteLength; at += BLOCK)
    compress(hash, new DataView(padded.buffer, at, BLOCK));
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** A one, zeros, and how many bits there were. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = Math.ceil((data.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(size - LENGTH_BYTES, BigInt(data.length) * 8n);
  return padded;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(WORDS);
  for (let k = 0; k < 16; k += 1) words[k] = block.getUint32(k * 4);
  for (let k = 16; k < WORDS; k += 1) {
    const [a, b] = [words[k - 15] ?? 0, words[k - 2] ?? 0];
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[k] = (words[k - 16] ?? 0) + low + (words[k - 7] ?? 0) + high;
  }
  return words;
}

function compress(hash: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let k = 0; k < WORDS; k += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + (ROUND[k] ?? 0) + (words[k] ?? 0)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => (hash[k] = (hash[k] ?? 0) + word));
}
