// @expect violated
// The second arm never ends, and so the caller never goes on.
var x: int;

procedure main()
{
  x := 0;
  par set(1) | wait(2);
  assert false;
}

procedure set(n: int)
{
  x := n;
}

procedure wait(n: int)
{
  await x == n;
}
