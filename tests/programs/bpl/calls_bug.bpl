// @expect violated
procedure unknown() returns (n: int);
  ensures n > 3;

procedure {:entrypoint} main()
{
  var n: int;
  call n := unknown();
  assert n > 4; // want "assert|n > 4"
}
