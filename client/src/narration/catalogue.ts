/** The sentences of a language: the Fluent files of the Python package, which tells the same by the same files. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Readonly<Record<string, string | number>>;
/** A name in all its forms. */
export type Names = Readonly<Record<string, string>>;

/** The form of a name that stands alone. */
export const PLAIN = '';
/** The form of a name that sentences choose their verb by. */
export const PERSON = 'person';
export const ONE = 'one';
export const THEY = 'they';

/** A sentence that cannot be made: no message of that name, or an argument missing. */
export class NarrationError extends Error {}

/** The messages of a language for one game. */
export class Catalogue {
  readonly language: string;
  readonly forms: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    // No isolating marks: names and numbers all run the same way, and Python writes none either.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const found = new Set([PERSON]);
    for (const text of texts) {
      const resource = new FluentResource(text);
      this.#bundle.addResource(resource);
      for (const entry of resource.body) {
        if (!entry.id.startsWith('-')) for (const form of Object.keys(entry.attributes)) found.add(form);
      }
    }
    this.forms = [PLAIN, ...[...found].sort()];
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** A message as a sentence. */
  say(message: string, given: Arguments): string {
    return this.#format(message, PLAIN, given);
  }

  /** A name in all its forms; where it has no form of its own, the plain one stands. */
  name(message: string, given: Arguments = {}): Names {
    const own = Object.keys(this.#message(message).attributes);
    const plain = this.unchanging(this.#format(message, PLAIN, given));
    return { ...plain, ...Object.fromEntries(own.map((form) => [form, this.#format(message, form, given)])) };
  }

  /** A name that is the same in every form: what a person is called. */
  unchanging(text: string, person: string = ONE): Names {
    return { ...Object.fromEntries(this.forms.map((form) => [form, text])), [PERSON]: person };
  }

  #message(id: string) {
    const found = this.#bundle.getMessage(id);
    if (found === undefined) throw new NarrationError(`${this.language} has no message '${id}'`);
    return found;
  }

  #format(id: string, form: string, given: Arguments): string {
    const message = this.#message(id);
    const pattern = form === PLAIN ? message.value : message.attributes[form];
    if (pattern === null || pattern === undefined) throw new NarrationError(`${id} has no text`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given as Record<string, FluentVariable>, problems);
    if (problems.length > 0) throw new NarrationError(`${this.language}, ${id}: ${problems.join('; ')}`);
    return text;
  }
}
