import { resetPasswordBody } from '@star-seekers/contracts';
import { z } from 'zod';

/** A new password, entered twice. Extend it, then refine it with {@link passwordsMatch}. */
export const passwordTwice = z.object({ password: resetPasswordBody.shape.password, repeated: z.string().min(1) });

/** 'Passwords do not match' (`P5.3`), shown at the second field. */
export const passwordsMatch = [
  ({ password, repeated }: z.infer<typeof passwordTwice>) => password === repeated,
  { path: ['repeated'] },
] as const satisfies [(values: z.infer<typeof passwordTwice>) => boolean, { path: string[] }];
