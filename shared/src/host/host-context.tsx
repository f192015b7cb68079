import { QueryClientProvider } from '@guest/shared/queries';
import { createContext, use, type ReactNode } from 'react';
import type { Host } from './host';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queries}>{children}</QueryClientProvider>
    </HostContext>
  );
}

export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost requires a HostProvider above the component');
  return host;
}
