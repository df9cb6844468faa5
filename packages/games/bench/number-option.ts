/** A number of the command line, such as `--runs=200`; undefined where it is not given. */
export function numberOption(name: string): number | undefined {
  const start = `--${name}=`;
  const option = process.argv.find((argument) => argument.startsWith(start));
  return option === undefined ? undefined : Number(option.slice(start.length));
}
