import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { BridgeDeps } from './bridge-deps';
import { findNativeTransport } from './native-transport';

/** Connects the page to the native app around it, once it is in app mode. In a browser nothing is loaded. */
export function startNativeBridge(deps: BridgeDeps): void {
  const transport = findNativeTransport();
  if (!transport) return;
  const { layout } = deps.host;
  const connect = async () => {
    const { connectNativeApp } = await retryImport(
      () => import(/* webpackChunkName: "phone-app" */ './connect-native-app'),
    );
    connectNativeApp(deps, transport);
  };
  if (layout.getState().isAppMode) return void connect().catch(reportBackgroundError);
  const stop = layout.subscribe(({ isAppMode }) => {
    if (!isAppMode) return;
    stop();
    connect().catch(reportBackgroundError);
  });
}
