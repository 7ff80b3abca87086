// @expect violated
// Nobody writes what is waited for.
var go: bool;
var n: int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure waiter() { await go; }

procedure {:entrypoint} main()
{
  var x: int;
  go := false;
  async call waiter();
  call x := sine();
  if (x == 0) { n := n + 1; }
}
