import type { Page } from '@playwright/test';

export interface FocusStop {
  readonly what: string;
  /** The visible part of the focus ring. */
  readonly ring: { readonly width: number; readonly contrast: number };
  readonly isOnScreen: boolean;
}

/** Describes the element with the focus from inside the page. It is installed once, because a page has a hundred stops. */
interface FocusRecorder {
  /** Returns `null` if no element of the page has the focus. */
  describe(): FocusStop | null;
  readonly elements: HTMLElement[];
}

declare global {
  var focusRecorder: FocusRecorder;
}

/** Presses Tab from the top of a page until the focus leaves it. Returns the elements that got the focus. */
export async function focusStops(page: Page, maxStops = 250): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(installRecorder);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let i = 0; i < maxStops; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const described = globalThis.focusRecorder.describe();
      if (described) globalThis.focusRecorder.elements.push(document.activeElement as HTMLElement);
      return described;
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus does not leave the page: ${stops.at(-1)?.what}`);
}

/**
 * Returns the stops of the last walk as they look now. Their elements are focused in one step, and look as if the keyboard
 * had reached them, because it did so before. If the page has replaced some of them, it is walked again.
 */
export async function sameStops(page: Page): Promise<FocusStop[]> {
  const stops = await page.evaluate(() =>
    globalThis.focusRecorder.elements.map((element) => {
      element.focus();
      return document.activeElement === element ? globalThis.focusRecorder.describe() : null;
    }),
  );
  const found = stops.filter((stop) => stop !== null);
  if (found.length === stops.length) return found;
  // A walk begins where the focus was last, so one to the end of the page comes first.
  await focusStops(page);
  return focusStops(page);
}

function installRecorder(): void {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const luminances = new Map<string, { value: number; alpha: number }>();
  globalThis.focusRecorder = { describe, elements: [] };

  function describe(): FocusStop | null {
    const it = document.activeElement;
    if (!it || it === document.body) return null;
    // A card's link draws the ring around the card; the inputs of a search and of a comment draw it around their field.
    const outlines = [getComputedStyle(it), getComputedStyle(it, '::after'), ...cardOutlines(it)];
    const ring = outlines.find((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
    // An inset ring is drawn on the background of the element itself.
    const isInside = ring && parseFloat(ring.outlineOffset) < 0;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return {
      what: `${it.tagName.toLowerCase()} “${it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 60)}”`,
      ring: {
        width: ring ? parseFloat(ring.outlineWidth) : 0,
        contrast: ring ? contrast(ring.outlineColor, groundOf(isInside ? it : it.parentElement)) : 0,
      },
      isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  }
  function cardOutlines(element: Element): CSSStyleDeclaration[] {
    const card = element.closest('article, li, [role=search], form');
    const outlines: CSSStyleDeclaration[] = [];
    for (let at = element; card && at !== card && at.parentElement;) {
      at = at.parentElement;
      outlines.push(getComputedStyle(at));
    }
    return outlines;
  }
  function groundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (luminance(colour).alpha > 0.5) return colour;
    }
    return 'white';
  }
  function luminance(colour: string): { value: number; alpha: number } {
    const known = luminances.get(colour) ?? paintedLuminance(colour);
    luminances.set(colour, known);
    return known;
  }
  /** Paints the colour on a canvas to read it, which works for every CSS notation. */
  function paintedLuminance(colour: string): { value: number; alpha: number } {
    if (!context) throw new Error('the browser has no canvas context');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return { value: 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b), alpha: a / 255 };
  }
  function contrast(a: string, b: string): number {
    const [dark = 0, light = 0] = [luminance(a).value, luminance(b).value].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  }
}
