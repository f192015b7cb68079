import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: '__remote__', dir: import.meta.dirname });
