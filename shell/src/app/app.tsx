import { HostProvider, TextProvider, type Host } from '@guest/shared';
import type { Messages } from '@lingui/core';
import type { ReactNode } from 'react';

/** The providers around the router, identical on the server and in the browser so that hydration matches. */
export function App({ host, texts, children }: { host: Host; texts: Messages; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <TextProvider lang={host.lang} messages={texts}>
        {children}
      </TextProvider>
    </HostProvider>
  );
}
