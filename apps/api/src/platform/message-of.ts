/** The message of an error with those of its causes, for people: `The database migration failed: connect ECONNREFUSED 127.0.0.1:5432`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  // Node's error of a host with several addresses has no message of its own.
  const reasons = error instanceof AggregateError ? error.errors : cause === undefined ? [] : [cause];
  const texts = [...new Set(reasons.map(messageOf))];
  if (texts.length === 0) return message || error.name;
  return [message.replace(/\.$/, ''), texts.join('; ')].filter(Boolean).join(': ');
}
