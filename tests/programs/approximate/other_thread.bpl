// @expect unknown
// A thread waits for what another writes only after some choices.
var go: bool;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure waiter() { await go; assert false; }

procedure {:entrypoint} main()
{
  var x: int;
  go := false;
  async call waiter();
  call x := sine();
  if (x == 7) { go := true; }
}
