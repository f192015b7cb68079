import { remoteConfig } from '@guest/shared/build/remote-config';

export default remoteConfig({ name: 'activities', dir: import.meta.dirname });
