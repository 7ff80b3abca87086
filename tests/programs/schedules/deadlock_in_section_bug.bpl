// @expect violated
// The section comes to the await for some of the values that are chosen in it.
var go: bool;
var n: int;

procedure waiter()
  modifies n;
{
  var v, w: int;
  atomic {
    havoc v, w;
    n := n + 1;
    if (v == 123456 && w > 3) {
      if (v + w == 123463) {
        await go; // want "waits for ever"
      }
    }
  }
}

procedure {:entrypoint} main()
  modifies go, n;
{
  go := false;
  n := 0;
  async call waiter();
}
