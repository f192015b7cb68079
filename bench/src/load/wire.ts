import type { CDPSession } from '@playwright/test';

export interface WireRequest {
  url: string;
  kind: Kind;
  /** The wall-clock time in milliseconds. */
  at: number;
  /** The encoded size with headers; 0 until the request has ended. */
  bytes: number;
  hasEnded: boolean;
  /** The chain of documents and scripts that caused the request. */
  askedBy: string[];
}

export type Kind = 'document' | 'script' | 'style' | 'image' | 'data' | 'other';

const KINDS: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  XHR: 'data',
  Fetch: 'data',
};

interface CallStack {
  callFrames: { url: string }[];
  parent?: CallStack;
}

/** Records all requests of a page. */
export async function recordRequests(cdp: CDPSession): Promise<WireRequest[]> {
  const requests = new Map<string, WireRequest>();
  const all: WireRequest[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, initiator }) => {
    if (!/^https?:/.test(request.url)) return;
    const recorded: WireRequest = {
      url: request.url,
      kind: kindOf(request.url, type),
      at: wallTime * 1_000,
      bytes: 0,
      hasEnded: false,
      askedBy: [...(initiator.url ? [initiator.url] : []), ...urlsIn(initiator.stack)],
    };
    requests.set(requestId, recorded);
    all.push(recorded);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = requests.get(requestId);
    if (recorded) Object.assign(recorded, { bytes: encodedDataLength, hasEnded: true });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const recorded = requests.get(requestId);
    if (recorded) recorded.hasEnded = true;
  });
  return all;
}

/** DevTools reports no resource type for a preload, so its kind follows from the file name. */
function kindOf(url: string, type: string | undefined): Kind {
  const known = KINDS[type ?? ''];
  if (known) return known;
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'style' : 'other';
}

function urlsIn(stack: CallStack | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)].filter((url) => url !== '');
}
