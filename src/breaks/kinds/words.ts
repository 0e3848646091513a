/** What a kind's sentence is made of. Text from contracts stands in backticks and holds none itself. */
export interface Words {
  /** The writer or reader that is hit, with the direction: "Callers built for 1.4.0 that call `echo` of 1.5.0". */
  readonly who: string;
  /** "tool `echo`", "event `Sent`", "the program". */
  readonly subject: string;
  /** "argument `page`", "the result", "field `at` of the event". */
  readonly place: string;
  readonly from: string;
  readonly to: string;
  /** What stood there before and stands there now, short, in backticks; "nothing" where there is none. */
  readonly was: string;
  readonly is: string;
  /** The values of a list that the reader does not know: "`sms`, `fax`". Empty where there is no such list. */
  readonly extra: string;
  /** What the reader's schema says here, and whose word it is: "`maximum 10`, which 1.5.0 demands". */
  readonly demand: string;
  /** Callers send it: an argument. Otherwise it is written for them. */
  readonly taken: boolean;
  /** What the writer may do with the place: "may send" it as an argument, or let readers "may find" it. */
  readonly may: string;
  /** Why something is undecided. */
  readonly reason: string;
}
