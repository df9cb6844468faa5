import { Toast } from '@base-ui/react/toast';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ToastIcon, takeToasts, useToastQueue } from './toast.ts';
import styles from './toast-viewport.module.css';

const DEFAULT_DURATION_MS = 5000;

const ICONS = { success: CircleCheck, info: Info, error: TriangleAlert };

interface ToastData {
  readonly icon?: ToastIcon | undefined;
}

export function ToastViewport() {
  const { t } = useTranslation('common');
  return (
    <Toast.Provider limit={3}>
      <Feed />
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('toaster')}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Moves toasts from the queue to the provider, which is loaded with the first toast. */
function Feed() {
  const waiting = useToastQueue((queue) => queue.waiting);
  const { add, close } = Toast.useToastManager<ToastData>();
  useEffect(() => {
    for (const { kind, icon, title, description, action, durationMs, key } of takeToasts()) {
      const id = `toast-${key}`;
      add({
        id,
        type: kind,
        data: { icon },
        title,
        description,
        timeout: durationMs ?? DEFAULT_DURATION_MS,
        priority: kind === 'error' ? 'high' : 'low',
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              close(id);
              action.onPress();
            },
          },
        }),
      });
    }
  }, [waiting, add, close]);
  return null;
}

function ToastList() {
  const { t } = useTranslation('common');
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((item) => {
    const kind = item.type as keyof typeof ICONS;
    const Icon = item.data?.icon ?? ICONS[kind];
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        className={styles.toast}
        data-kind={kind}
        swipeDirection={['down', 'right', 'left']}
        // Base UI hides toasts until they are focused; then a screen reader could reach them without a name.
        aria-hidden={false}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.words}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
          {item.actionProps && <Toast.Action className={styles.action} />}
        </div>
        <Toast.Close className={styles.close} aria-label={t('actions.dismiss')} aria-hidden={false}>
          <X size="1.1rem" aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
