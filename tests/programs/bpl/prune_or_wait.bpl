// @expect verified
// A false assume prunes the execution; what would follow never was.
var flag: bool;

procedure setter()
  modifies flag;
{
  flag := true;
}

procedure {:entrypoint} main()
  modifies flag;
{
  var seen: bool;
  flag := false;
  async call setter();
  seen := flag;
  assume !seen;
  assert !seen;
}
