import {
  type AnyGameSim,
  type CommandLog,
  type LoggedBeacon,
  type LoggedCommand,
  MalformedInput,
  decodeCommandLog,
  fromBase64Url,
} from '@star-seekers/sim';

/** The command log of a run that goes on: it grows with every part of the run. */
export class LiveLog implements CommandLog<unknown> {
  readonly commands: LoggedCommand<unknown>[] = [];
  readonly resumes: number[] = [];
  readonly beacons: LoggedBeacon[] = [];
  readonly #sim: AnyGameSim;
  #ticks = 0;
  #quit = false;

  constructor(sim: AnyGameSim) {
    this.#sim = sim;
  }

  get ticks(): number {
    return this.#ticks;
  }

  get quit(): boolean {
    return this.#quit;
  }

  /** Appends the next part. @param encoded as in a chunk @throws {MalformedInput} */
  append(encoded: string): void {
    this.#add(this.#decode(encoded));
  }

  /** Appends what a log of the same run has from its start on and this one lacks. @throws {MalformedInput} */
  catchUp(encoded: string): void {
    const whole = this.#decode(encoded);
    this.#add({
      ...whole,
      commands: whole.commands.slice(this.commands.length),
      resumes: whole.resumes.slice(this.resumes.length),
      beacons: whole.beacons.slice(this.beacons.length),
    });
  }

  #decode(encoded: string): CommandLog<unknown> {
    return decodeCommandLog(this.#sim.commands, fromBase64Url(encoded), this.#sim);
  }

  #add(part: CommandLog<unknown>): void {
    if (part.ticks < this.#ticks || this.#quit) throw new MalformedInput('the part does not follow the log');
    this.#ticks = part.ticks;
    this.#quit = part.quit;
    for (const command of part.commands) this.commands.push(command);
    for (const resume of part.resumes) this.resumes.push(resume);
    for (const beacon of part.beacons) this.beacons.push(beacon);
  }
}
