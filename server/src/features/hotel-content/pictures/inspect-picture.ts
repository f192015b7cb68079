import { DecoderFailure } from './decoding/decoder-failure';
import type { Inspected } from './decoding/inspect-photo';
import { decodingProcesses } from './decoding/processes';
import { SvgRefusal } from './svg/parse-svg';
import { rewriteSvg } from './svg/rewrite-svg';

const DRAWING = 'svg';

/**
 * Checks a picture. A photo is decoded in another process, so that nothing else ends if it breaks the decoder. A
 * drawing is not decoded but checked against the allowed subset of SVG.
 */
export async function inspectPicture(bytes: Buffer, ending: string): Promise<Inspected> {
  if (ending === DRAWING) return inspectDrawing(bytes);
  try {
    return await decodingProcesses.inspect(bytes, ending);
  } catch (error) {
    if (!(error instanceof DecoderFailure)) throw error;
    return { code: error.code, message: error.message };
  }
}

function inspectDrawing(bytes: Buffer): Inspected {
  try {
    const { width, height } = rewriteSvg(bytes);
    return { width, height };
  } catch (error) {
    if (!(error instanceof SvgRefusal)) throw error;
    return { code: 'picture-svg', message: `The drawing cannot be used. ${error.message}` };
  }
}
