/** What this browser remembers by itself. Where it may remember nothing (private windows), nothing breaks. */

export function recall<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`folsom.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`folsom.${name}`, JSON.stringify(value));
  } catch {
    // It is remembered for as long as the page is open.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`folsom.${name}`);
  } catch {
    // There was nothing.
  }
}
