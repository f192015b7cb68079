import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oklch } from '../contracts/property/oklch';

export interface Accent {
  hue: number;
  chroma: number;
}

const sheet = readFileSync(join(import.meta.dirname, '../ui/theme.css'), 'utf8');

/** Returns the declarations of a rule in the theme as written. */
export function declarationsOf(selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule for ${selector}`);
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  const lines = body.replace(/\/\*[\s\S]*?\*\//g, '').split(';');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [name, ...value] = line.split(':');
      return value.length > 0 ? [[name?.trim() ?? '', value.join(':').replace(/\s+/g, ' ').trim()]] : [];
    }),
  );
}

/** Computes a colour of the theme with the accent of a property, as the browser would. */
export function colourOf(declarations: Map<string, string>, role: string, accent: Accent): Oklch {
  const value = declarations.get(`--${role}`) ?? '';
  const parts = /^oklch\(([\d.]+) (.+) ([\d.]+|var\(--accent-hue\))\)$/.exec(value);
  if (!parts) throw new Error(`--${role} is not a plain oklch() colour: ${value}`);
  const [, lightness = '', chroma = '', hue = ''] = parts;
  return {
    lightness: Number(lightness),
    chroma: chromaOf(chroma, accent.chroma),
    hue: hue.startsWith('var') ? accent.hue : Number(hue),
  };
}

function chromaOf(text: string, accentChroma: number): number {
  const [, share] = /^calc\(var\(--accent-chroma\) \* ([\d.]+)\)$/.exec(text) ?? [];
  if (share) return accentChroma * Number(share);
  const [, limit] = /^min\(var\(--accent-chroma\), ([\d.]+)\)$/.exec(text) ?? [];
  if (limit) return Math.min(accentChroma, Number(limit));
  return text === 'var(--accent-chroma)' ? accentChroma : Number(text);
}
