import { useHost } from '@guest/shared';
import {
  profileContract,
  type KnownGuest,
  type Profile,
} from '@guest/shared/contracts/guest/profile.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useState } from 'react';
import { updateGuest } from '../../guest/update-session';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import { CropView } from './crop-view';
import { CENTERED_CROP, cropSquareOf } from './photo-crop';
import { photoErrorOf, PHOTO_TYPES } from './photo-file';
import { PhotoPicker } from './photo-picker';

/** Uploads a photo cropped to a square. The cropped parts and the location metadata are not uploaded. */
export function EditPhoto({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const [picked, setPicked] = useState<{ file: File; picture: ImageBitmap }>();
  const [view, setView] = useState(CENTERED_CROP);
  const [error, setError] = useState<AccountTextKey>();

  async function pick(file: File) {
    const fileError = photoErrorOf(file);
    const picture = fileError ? undefined : await createImageBitmap(file).catch(() => undefined);
    setError(fileError ?? (picture ? undefined : 'Please use a valid file type'));
    setPicked(picture && { file, picture });
    setView(CENTERED_CROP);
  }
  function handleSaved(reply: KnownGuest) {
    updateGuest(host, params.property, reply);
    host.toast('success', text('Saved'));
    onDone();
  }
  return (
    <Form
      texts={useFormTexts()}
      send={async (_answers, signal) => {
        if (!picked) throw new Error('no photo selected for upload');
        const query = cropSquareOf(picked.picture, view);
        const call = { params, query, body: picked.file, signal, isToastSuppressed: true };
        return host.api.call(profileContract.setPhoto, call);
      }}
      onSent={handleSaved}
    >
      {picked && <CropView picture={picked.picture} view={view} onView={setView} />}
      <PhotoPicker accept={PHOTO_TYPES} error={error} onPick={(file) => void pick(file)} />
      {picked && <FormActions send={text('Save')} />}
      {!picked && user.profile_image && (
        <Button
          look="quiet"
          isWide
          onClick={() => void host.api.call(profileContract.removePhoto, { params }).then(handleSaved)}
        >
          {text('Remove photo')}
        </Button>
      )}
    </Form>
  );
}
