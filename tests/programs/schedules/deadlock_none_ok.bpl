// @expect verified
// The section comes to the await for no value.
var go: bool;

procedure waiter()
{
  var v: int;
  atomic {
    havoc v;
    if (v * v < 0) {
      await go;
    }
  }
}

procedure {:entrypoint} main()
  modifies go;
{
  go := false;
  async call waiter();
}
