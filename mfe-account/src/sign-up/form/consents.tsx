import { useProperty } from '@guest/shared/property/use-property';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { useText } from '../../texts';
import styles from './consents.module.css';

/** The required consents with links to the full texts, and the optional ones. */
export function Consents({ hasAccepted, wantsNews }: { hasAccepted?: boolean; wantsNews?: boolean }) {
  const text = useText();
  const { name, policies } = useProperty();
  const documents = [
    [policies.termsUrl, text('Terms')],
    [policies.privacyUrl, text('Privacy notice')],
  ].filter(([url]) => url);
  return (
    <div className={styles.consents}>
      <Checkbox
        name="acceptTerms"
        label={text('I accept the terms and the privacy notice of {name}.', { name })}
        missing={text('Please accept the terms to continue.')}
        required
        defaultChecked={hasAccepted}
      />
      {documents.length > 0 && (
        <p className={styles.documents}>
          {documents.map(([url, label]) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </p>
      )}
      <Checkbox
        name="marketing"
        label={text('{name} may send me offers. Optional.', { name })}
        defaultChecked={wantsNews}
      />
    </div>
  );
}
