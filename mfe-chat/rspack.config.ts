import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: 'chat', dir: import.meta.dirname });
