import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['nova@example.com', 'nova@example.com'],
  ['Nova@Example.COM', 'nova@example.com'],
  ['nova@example.com.', 'nova@example.com'],
  ['nova+1@example.com', 'nova@example.com'],
  ['nova+a+b@example.com', 'nova@example.com'],
  ['+nova@example.com', '+nova@example.com'],
  ['no.va@example.com', 'no.va@example.com'],
  ['n.o.v.a+hub@gmail.com', 'nova@gmail.com'],
  ['Nova@googlemail.com', 'nova@gmail.com'],
  ['no.va@pm.me', 'nova@proton.me'],
  ['nova@protonmail.com', 'nova@proton.me'],
  ['nova@gmail.com.example.com', 'nova@gmail.com.example.com'],
  ['nova@mygmail.com', 'nova@mygmail.com'],
  ['Jose\u0301@example.com', 'jos\u00E9@example.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});
