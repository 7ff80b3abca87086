// @expect violated
// The plain write stands behind a section that does nothing anybody sees.
var {:data} x: int;

procedure main()
{
  var a: int;

  x := 0;
  async call waiter();
  atomic { a := 1; }
  x := a;
}

procedure waiter()
{
  await x != x + 1 + x;
}
