import { HostProvider, TextProvider, type Host } from '@guest/shared';
import type { Messages } from '@lingui/core';
import type { ReactNode } from 'react';

/** What stands around the router, the same on the server and in the browser. */
export function App({ host, texts, children }: { host: Host; texts: Messages; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <TextProvider lang={host.lang} messages={texts}>
        {children}
      </TextProvider>
    </HostProvider>
  );
}
