import { encodePhoto, type EncodedFile, type PhotoFiles } from './encode-photo';
import { inspectPhoto, type Inspected } from './inspect-photo';

/** The tasks of a process that decodes photos, each with its input and its result. */
export interface DecodingTasks {
  inspect: { input: { bytes: Uint8Array; ending: string }; result: Inspected };
  encode: { input: { bytes: Uint8Array; wanted: PhotoFiles }; result: EncodedFile[] };
}

export type DecodingTask = {
  [Name in keyof DecodingTasks]: { name: Name; input: DecodingTasks[Name]['input'] };
}[keyof DecodingTasks];

/** Runs in a process that does nothing else. */
export const runTask = (task: DecodingTask): Promise<DecodingTasks[keyof DecodingTasks]['result']> =>
  task.name === 'inspect'
    ? inspectPhoto(task.input.bytes, task.input.ending)
    : encodePhoto(task.input.bytes, task.input.wanted);
