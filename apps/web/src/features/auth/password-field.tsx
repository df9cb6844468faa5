import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'adornment'> {
  /** 'Password' by default. */
  readonly label?: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      label={label ?? t('fields.password')}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size="1.25rem" aria-hidden="true" />
        </button>
      }
    />
  );
}
