import { GeneratorError } from './generator-error';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 32;

/** Names of kinds and places, which do not describe a subject. */
const GENERIC_NAMES =
  /^(utils|helpers|common|misc|types|constants|components|hooks|services|index|locales|src|dist)$/;

/** The forms that a kebab-case name takes in code and on the page. */
export interface Name {
  /** For example `wine-list`. */
  readonly kebab: string;
  /** For example `WineList`. */
  readonly pascal: string;
  /** For example `Wine list`. */
  readonly title: string;
}

export function readName(kebab: string): Name {
  if (!KEBAB.test(kebab) || kebab.length > MAX_LENGTH) {
    throw new GeneratorError(
      `“${kebab}” is not a valid name: write it like wine-list, at most ${MAX_LENGTH} letters and digits.`,
    );
  }
  if (GENERIC_NAMES.test(kebab))
    throw new GeneratorError(`“${kebab}” is a kind of file; name the folder after its subject.`);
  const words = kebab.split('-');
  return { kebab, pascal: words.map(capital).join(''), title: capital(words.join(' ')) };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
