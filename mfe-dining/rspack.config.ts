import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: 'dining', dir: import.meta.dirname });
