target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i8* @memcpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i32 noundef %size) {
entry:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %from, i32 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
define dso_local i8* @mempcpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i32 noundef %size) {
entry:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %from, i32 %size, i1 false)
  %add.ptr = getelementptr inbounds i8, i8* %to, i32 %size
  ret i8* %add.ptr
}
define dso_local i8* @memmove(i8* noundef nonnull %to, i8* noundef nonnull %from, i32 noundef %size) {
entry:
  call void @llvm.memmove.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %from, i32 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memmove.p0i8.p0i8.i32(i8* nocapture writeonly, i8* nocapture readonly, i32, i1 immarg)
define dso_local i8* @memset(i8* noundef nonnull %to, i32 noundef %byte, i32 noundef %size) {
entry:
  %0 = trunc i32 %byte to i8
  call void @llvm.memset.p0i8.i32(i8* align 1 %to, i8 %0, i32 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
define dso_local void @bzero(i8* noundef nonnull %to, i32 noundef %size) {
entry:
  call void @llvm.memset.p0i8.i32(i8* align 1 %to, i8 0, i32 %size, i1 false)
  ret void
}
define dso_local void @explicit_bzero(i8* noundef nonnull %to, i32 noundef %size) {
entry:
  call void @llvm.memset.p0i8.i32(i8* align 1 %to, i8 0, i32 %size, i1 false)
  ret void
}
define dso_local void @bcopy(i8* noundef nonnull %from, i8* noundef nonnull %to, i32 noundef %size) {
entry:
  call void @llvm.memmove.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %from, i32 %size, i1 false)
  ret void
}
define dso_local i32 @memcmp(i8* noundef nonnull %left, i8* noundef nonnull %right, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %order.0 = phi i32 [ 0, %entry ], [ %order.1, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %left, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %arrayidx1 = getelementptr inbounds i8, i8* %right, i32 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv, %conv2
  %tobool = icmp ne i32 %order.0, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %if.end
if.end:
  %order.1 = phi i32 [ %order.0, %for.body ], [ %sub, %if.then ]
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %order.0
}
define dso_local i32 @bcmp(i8* noundef nonnull %left, i8* noundef nonnull %right, i32 noundef %size) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %if.end.i ]
  %order.0.i = phi i32 [ 0, %entry ], [ %order.1.i, %if.end.i ]
  %cmp.i = icmp ult i32 %i.0.i, %size
  br i1 %cmp.i, label %for.body.i, label %memcmp.exit
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %left, i32 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %0 to i32
  %arrayidx1.i = getelementptr inbounds i8, i8* %right, i32 %i.0.i
  %1 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = zext i8 %1 to i32
  %sub.i = sub nsw i32 %conv.i, %conv2.i
  %tobool.i = icmp ne i32 %order.0.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %if.end.i
if.end.i:
  %order.1.i = phi i32 [ %order.0.i, %for.body.i ], [ %sub.i, %if.then.i ]
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
memcmp.exit:
  ret i32 %order.0.i
}
define dso_local i8* @memchr(i8* noundef nonnull %memory, i32 noundef %byte, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %memory, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i8* [ %arrayidx, %if.then ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup5 [
    i32 2, label %for.end
  ]
for.end:
  br label %cleanup5
cleanup5:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %for.end ]
  ret i8* %retval.1
}
define dso_local i8* @memmem(i8* noundef nonnull %memory, i32 noundef %size, i8* noundef nonnull %part, i32 noundef %length) {
entry:
  br label %for.cond
for.cond:
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %for.inc ]
  %at.0 = phi i32 [ 0, %entry ], [ %inc11, %for.inc ]
  %cmp = icmp ule i32 %length, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %sub = sub i32 %size, %length
  %cmp1 = icmp ule i32 %at.0, %sub
  br label %land.end
land.end:
  %0 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %0, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup12
for.body:
  br label %while.cond
while.cond:
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %while.body ]
  %cmp2 = icmp ult i32 %i.0, %length
  br i1 %cmp2, label %land.rhs3, label %land.end8
land.rhs3:
  %add = add i32 %at.0, %i.0
  %arrayidx = getelementptr inbounds i8, i8* %memory, i32 %add
  %1 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %1 to i32
  %arrayidx4 = getelementptr inbounds i8, i8* %part, i32 %i.0
  %2 = load i8, i8* %arrayidx4, align 1
  %conv5 = zext i8 %2 to i32
  %cmp6 = icmp eq i32 %conv, %conv5
  br label %land.end8
land.end8:
  %3 = phi i1 [ false, %while.cond ], [ %cmp6, %land.rhs3 ]
  br i1 %3, label %while.body, label %while.end
while.body:
  %inc = add i32 %i.0, 1
  br label %while.cond
while.end:
  %cmp9 = icmp eq i32 %i.0, %length
  br i1 %cmp9, label %if.then, label %if.end
if.then:
  %add.ptr = getelementptr inbounds i8, i8* %memory, i32 %at.0
  br label %cleanup
if.end:
  br label %cleanup
cleanup:
  %retval.1 = phi i8* [ %add.ptr, %if.then ], [ %retval.0, %if.end ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %cleanup12 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %inc11 = add i32 %at.0, 1
  br label %for.cond
cleanup12:
  %retval.2 = phi i8* [ %retval.1, %cleanup ], [ %retval.0, %for.cond.cleanup ]
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.1, label %cleanup14 [
    i32 2, label %for.end
  ]
for.end:
  br label %cleanup14
cleanup14:
  %retval.3 = phi i8* [ %retval.2, %cleanup12 ], [ null, %for.end ]
  ret i8* %retval.3
}
define dso_local i8* @memrchr(i8* noundef nonnull %memory, i32 noundef %byte, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ %size, %entry ], [ %dec, %for.inc ]
  %cmp = icmp ugt i32 %i.0, 0
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %sub = sub i32 %i.0, 1
  %arrayidx = getelementptr inbounds i8, i8* %memory, i32 %sub
  %0 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %add.ptr = getelementptr inbounds i8, i8* %memory, i32 %i.0
  %add.ptr5 = getelementptr inbounds i8, i8* %add.ptr, i32 -1
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %dec = add i32 %i.0, -1
  br label %for.cond
cleanup:
  %retval.0 = phi i8* [ %add.ptr5, %if.then ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup6 [
    i32 2, label %for.end
  ]
for.end:
  br label %cleanup6
cleanup6:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %for.end ]
  ret i8* %retval.1
}
define dso_local i8* @memccpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i32 noundef %byte, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  %1 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %1 to i32
  %conv3 = trunc i32 %byte to i8
  %conv4 = zext i8 %conv3 to i32
  %cmp5 = icmp eq i32 %conv, %conv4
  br i1 %cmp5, label %if.then, label %if.end
if.then:
  %add = add i32 %i.0, 1
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i32 noundef %add)
  %add.ptr7 = getelementptr inbounds i8, i8* %arrayidx1, i32 1
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i8* [ %add.ptr7, %if.then ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup8 [
    i32 2, label %for.end
  ]
for.end:
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i32 noundef %size)
  br label %cleanup8
cleanup8:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %for.end ]
  ret i8* %retval.1
}
declare dso_local void @__gsmack_apart(i8* noundef, i8* noundef, i32 noundef)
