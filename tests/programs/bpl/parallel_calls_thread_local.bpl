// @expect unknown
// Whether the arms have the caller's variable is not said anywhere.
var {:thread_local} x: int;

procedure main()
{
  x := 0;
  par set() | set(); // want "parallel call"
  assert x == 0;
}

procedure set()
{
  x := 1;
}
