target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local void @qsort(i8* noundef nonnull %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef nonnull %compare) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 1, %entry ], [ %inc, %for.inc13 ]
  %cmp = icmp ult i64 %i.0, %count
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end14
for.body:
  br label %for.cond1
for.cond1:
  %j.0 = phi i64 [ %i.0, %for.body ], [ %dec, %for.inc ]
  %cmp2 = icmp ugt i64 %j.0, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %sub = sub i64 %j.0, 1
  %mul = mul i64 %sub, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %mul3 = mul i64 %j.0, %size
  %add.ptr4 = getelementptr inbounds i8, i8* %base, i64 %mul3
  %call = call i32 %compare(i8* noundef %add.ptr, i8* noundef %add.ptr4)
  %cmp.i = icmp sgt i32 %call, 0
  br i1 %cmp.i, label %behind.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %call, 0
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %call.i, %land.rhs.i ]
  br label %behind.exit
behind.exit:
  %1 = phi i1 [ true, %land.rhs ], [ %0, %land.end.i ]
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond1 ], [ %1, %behind.exit ]
  br i1 %2, label %for.body7, label %for.cond.cleanup6
for.cond.cleanup6:
  br label %for.end
for.body7:
  %sub8 = sub i64 %j.0, 1
  %mul9 = mul i64 %sub8, %size
  %add.ptr10 = getelementptr inbounds i8, i8* %base, i64 %mul9
  %mul11 = mul i64 %j.0, %size
  %add.ptr12 = getelementptr inbounds i8, i8* %base, i64 %mul11
  call void @swap(i8* noundef %add.ptr10, i8* noundef %add.ptr12, i64 noundef %size)
  br label %for.inc
for.inc:
  %dec = add i64 %j.0, -1
  br label %for.cond1
for.end:
  br label %for.inc13
for.inc13:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end14:
  ret void
}
define internal void @swap(i8* noundef %a, i8* noundef %b, i64 noundef %size) {
entry:
  %cmp = icmp eq i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %size, align 16
  %call = call i8* @memcpy(i8* noundef %vla, i8* noundef %a, i64 noundef %size)
  %call1 = call i8* @memcpy(i8* noundef %a, i8* noundef %b, i64 noundef %size)
  %call2 = call i8* @memcpy(i8* noundef %b, i8* noundef %vla, i64 noundef %size)
  call void @llvm.stackrestore(i8* %0)
  br label %return
return:
  ret void
}
define dso_local void @qsort_r(i8* noundef nonnull %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*, i8*)* noundef nonnull %compare, i8* noundef %with) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 1, %entry ], [ %inc, %for.inc13 ]
  %cmp = icmp ult i64 %i.0, %count
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end14
for.body:
  br label %for.cond1
for.cond1:
  %j.0 = phi i64 [ %i.0, %for.body ], [ %dec, %for.inc ]
  %cmp2 = icmp ugt i64 %j.0, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %sub = sub i64 %j.0, 1
  %mul = mul i64 %sub, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %mul3 = mul i64 %j.0, %size
  %add.ptr4 = getelementptr inbounds i8, i8* %base, i64 %mul3
  %call = call i32 %compare(i8* noundef %add.ptr, i8* noundef %add.ptr4, i8* noundef %with)
  %cmp.i = icmp sgt i32 %call, 0
  br i1 %cmp.i, label %behind.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %call, 0
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %lor.rhs.i ], [ %call.i, %land.rhs.i ]
  br label %behind.exit
behind.exit:
  %1 = phi i1 [ true, %land.rhs ], [ %0, %land.end.i ]
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond1 ], [ %1, %behind.exit ]
  br i1 %2, label %for.body7, label %for.cond.cleanup6
for.cond.cleanup6:
  br label %for.end
for.body7:
  %sub8 = sub i64 %j.0, 1
  %mul9 = mul i64 %sub8, %size
  %add.ptr10 = getelementptr inbounds i8, i8* %base, i64 %mul9
  %mul11 = mul i64 %j.0, %size
  %add.ptr12 = getelementptr inbounds i8, i8* %base, i64 %mul11
  call void @swap(i8* noundef %add.ptr10, i8* noundef %add.ptr12, i64 noundef %size)
  br label %for.inc
for.inc:
  %dec = add i64 %j.0, -1
  br label %for.cond1
for.end:
  br label %for.inc13
for.inc13:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end14:
  ret void
}
define dso_local i8* @bsearch(i8* noundef nonnull %key, i8* noundef nonnull %base, i64 noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef nonnull %compare) {
entry:
  br label %while.cond
while.cond:
  %high.0 = phi i64 [ %count, %entry ], [ %high.2, %cleanup.cont ]
  %low.0 = phi i64 [ 0, %entry ], [ %low.2, %cleanup.cont ]
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %cleanup.cont ]
  %cmp = icmp ult i64 %low.0, %high.0
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %sub = sub i64 %high.0, %low.0
  %div = udiv i64 %sub, 2
  %add = add i64 %low.0, %div
  %mul = mul i64 %add, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %call = call i32 %compare(i8* noundef %key, i8* noundef %add.ptr)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp4 = icmp slt i32 %call, 0
  br i1 %cmp4, label %if.then5, label %if.else
if.then5:
  br label %if.end7
if.else:
  %add6 = add i64 %add, 1
  br label %if.end7
if.end7:
  %high.1 = phi i64 [ %add, %if.then5 ], [ %high.0, %if.else ]
  %low.1 = phi i64 [ %low.0, %if.then5 ], [ %add6, %if.else ]
  br label %cleanup
cleanup:
  %high.2 = phi i64 [ %high.0, %if.then ], [ %high.1, %if.end7 ]
  %low.2 = phi i64 [ %low.0, %if.then ], [ %low.1, %if.end7 ]
  %retval.1 = phi i8* [ %add.ptr, %if.then ], [ %retval.0, %if.end7 ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end7 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup9 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %while.cond
while.end:
  br label %cleanup9
cleanup9:
  %retval.2 = phi i8* [ %retval.1, %cleanup ], [ null, %while.end ]
  ret i8* %retval.2
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare i8* @llvm.stacksave()
declare dso_local i8* @memcpy(i8* noundef, i8* noundef, i64 noundef)
declare void @llvm.stackrestore(i8*)
