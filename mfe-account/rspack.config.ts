import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: 'account', dir: import.meta.dirname });
