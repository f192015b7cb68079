import { createPictureStore } from '../../../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../../../features/upload/store/create-file-store';
import { readConfig } from '../../../platform/config/config';

/** Opens the picture store of this host. */
export const openHostPictures = async (env: NodeJS.ProcessEnv) =>
  createPictureStore(await createFileStore(readConfig(env)));
