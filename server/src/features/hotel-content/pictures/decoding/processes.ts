import { createDecodingProcesses } from './create-decoding-processes';

/** Shared by everything that decodes pictures, because the limits are those of this program. None runs before it is needed. */
export const decodingProcesses = createDecodingProcesses();
