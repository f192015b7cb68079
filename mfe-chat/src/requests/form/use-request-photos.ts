import { useHost } from '@guest/shared';
import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { FileErrorKey } from '../../uploads/check-file';
import { UploadError } from '../../uploads/upload-error';
import { uploadFile } from '../../uploads/upload-file';
import { preparePhoto } from './prepare-photo';

export interface RequestPhoto {
  id: string;
  file: File;
  /** The uploaded part, 0 to 1. */
  part: number;
  /** The server's key of the photo, once it is uploaded. */
  key?: string;
  /**
   * Why the photo cannot be sent: `error` is a text key, `failure` the server's text after a failed upload.
   */
  error?: FileErrorKey;
  failure?: string | null;
}

/**
 * The photos of a request. Each upload starts as soon as the photo is chosen, so that sending rarely has to
 * wait.
 */
export function useRequestPhotos() {
  const { realtime } = useHost();
  const [photos, setPhotos] = useState<RequestPhoto[]>([]);
  const uploads = useRef(new Map<string, { stop: AbortController; done: Promise<string | undefined> }>());

  useEffect(() => {
    const all = uploads.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (id: string, facts: Partial<RequestPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...facts } : photo)));

  async function send(id: string, chosen: File, signal: AbortSignal): Promise<string | undefined> {
    const ready = await preparePhoto(chosen);
    if (ready.error !== undefined) {
      change(id, { error: ready.error });
      return undefined;
    }
    const { file, ext } = ready;
    try {
      const key = await uploadFile({
        file,
        ext,
        type: 'photo',
        purpose: 'request',
        ask: realtime.ask,
        signal,
        onProgress: (part) => change(id, { part }),
      });
      change(id, { key, part: 1 });
      return key;
    } catch (error) {
      if (!signal.aborted)
        change(id, { failure: error instanceof UploadError ? (error.text ?? null) : null });
      return undefined;
    }
  }

  function begin({ id, file }: RequestPhoto): void {
    const stop = new AbortController();
    uploads.current.set(id, { stop, done: send(id, file, stop.signal) });
  }

  return {
    photos,

    add(files: File[]) {
      const added = files.map((file): RequestPhoto => ({ id: createIdempotencyKey(), file, part: 0 }));
      setPhotos((now) => [...now, ...added]);
      added.forEach(begin);
    },

    remove(id: string) {
      uploads.current.get(id)?.stop.abort();
      uploads.current.delete(id);
      setPhotos((now) => now.filter((photo) => photo.id !== id));
    },

    retry(photo: RequestPhoto) {
      setPhotos((now) => now.map((it) => (it.id === photo.id ? { id: it.id, file: it.file, part: 0 } : it)));
      begin(photo);
    },

    /**
     * Resolves to the keys once all uploads are complete, or to `undefined` if one has failed and the guest
     * has to decide.
     */
    async uploadedKeys(): Promise<string[] | undefined> {
      const keys = await Promise.all([...uploads.current.values()].map(({ done }) => done));
      return keys.every((key) => key !== undefined) ? keys : undefined;
    },
  };
}

export type RequestPhotos = ReturnType<typeof useRequestPhotos>;
