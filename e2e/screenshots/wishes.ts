import { lookNames, sizeNames, type LookName, type SizeName } from './looks';

export interface Wishes {
  /** Parts of route names or paths; an empty list means all pages. */
  readonly words: string[];
  readonly looks: LookName[];
  readonly sizes: SizeName[];
  /** Takes the whole page and not only the visible part. */
  readonly full: boolean;
  readonly property?: string;
  readonly locale?: string;
}

/** Parses arguments such as `activities --wide --dark --full --property=casa-miramar --lang=fr`. */
export function wishesIn(args: string[]): Wishes {
  const flags = args.filter((it) => it.startsWith('--')).map((it) => it.slice(2));
  const chosen = <Name extends string>(names: Name[]) => {
    const asked = names.filter((name) => flags.includes(name));
    return asked.length > 0 ? asked : names;
  };
  const valueOf = (name: string) => flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1);
  const known: string[] = [...lookNames, ...sizeNames, 'full'];
  const unknown = flags.find((flag) => !known.includes(flag) && !/^(property|lang)=./.test(flag));
  if (unknown) throw new Error(`--${unknown} must be one of ${known.join(', ')}, property=…, lang=…`);
  return {
    words: args.filter((it) => !it.startsWith('--')),
    looks: chosen(lookNames),
    sizes: chosen(sizeNames),
    full: flags.includes('full'),
    property: valueOf('property'),
    locale: valueOf('lang'),
  };
}
