import { RequestError } from '../../../platform/errors/request-error';
import { DecoderFailure } from '../pictures/decoding/decoder-failure';

/** The error for a picture that cannot be used. Its data tell why. */
export const unusable = ({ code, message }: { code: string; message: string }) =>
  new RequestError(422, code.replaceAll('-', '_'), "This format isn't valid", { data: { code, message } });

/** Throws the error for a picture that its decoder cannot read; any other error is our own fault. */
export function refuseUndecodable(error: unknown): never {
  throw error instanceof DecoderFailure ? unusable(error) : error;
}
