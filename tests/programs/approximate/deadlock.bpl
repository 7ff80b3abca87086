// @expect unknown
// Whether the waiting ends depends on the choice.
var go: bool;

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
  go := x != 0;
}
