import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: 'discover', dir: import.meta.dirname });
