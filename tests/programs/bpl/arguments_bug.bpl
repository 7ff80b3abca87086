// @expect violated
var sum: int;

procedure add(n: int)
  modifies sum;
{
  sum := sum + n;
}

procedure {:entrypoint} main()
  modifies sum;
{
  var s: int;
  sum := 0;
  async call add(3);
  call add(4);
  s := sum;
  assert s != 4 && s != 3; // want "assert|s != 4"
}
