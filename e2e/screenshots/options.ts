import { lookNames, sizeNames, type LookName, type SizeName } from './looks';

export interface ScreenshotOptions {
  /** Parts of route names or paths; an empty list means all pages. */
  readonly filters: string[];
  readonly looks: LookName[];
  readonly sizes: SizeName[];
  /** Takes the whole page and not only the visible part. */
  readonly full: boolean;
  readonly property?: string;
  readonly locale?: string;
}

/** Parses arguments such as `activities --wide --dark --full --property=casa-miramar --lang=fr`. */
export function parseOptions(args: string[]): ScreenshotOptions {
  const flags = args.filter((it) => it.startsWith('--')).map((it) => it.slice(2));
  const selected = <Name extends string>(names: Name[]) => {
    const requested = names.filter((name) => flags.includes(name));
    return requested.length > 0 ? requested : names;
  };
  const valueOf = (name: string) => flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1);
  const known: string[] = [...lookNames, ...sizeNames, 'full'];
  const unknown = flags.find((flag) => !known.includes(flag) && !/^(property|lang)=./.test(flag));
  if (unknown) throw new Error(`--${unknown} must be one of ${known.join(', ')}, property=…, lang=…`);
  return {
    filters: args.filter((it) => !it.startsWith('--')),
    looks: selected(lookNames),
    sizes: selected(sizeNames),
    full: flags.includes('full'),
    property: valueOf('property'),
    locale: valueOf('lang'),
  };
}
