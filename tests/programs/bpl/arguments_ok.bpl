// @expect verified
var sum: int;

procedure add(n: int)
  modifies sum;
{
  atomic begin;
  sum := sum + n;
  atomic end;
}

procedure {:entrypoint} main()
  modifies sum;
{
  var s: int;
  sum := 0;
  async call add(3);
  async call add(4);
  s := sum;
  assert s == 0 || s == 3 || s == 4 || s == 7;
}
