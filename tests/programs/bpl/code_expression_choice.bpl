// @expect unknown
// Where it is assumed, Boogie takes a code expression to hold if some execution
// returns true: b can be true, and so this assertion fails.
procedure main()
{
  assert !|{ var b: bool; A: return b; }|; // want "code expression"
}
