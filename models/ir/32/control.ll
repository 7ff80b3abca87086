target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.winsize = type { i16, i16, i16, i16 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%struct.timeval = type { i32, i32 }
%union.anon = type { i32 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i32 }
%union.anon.2 = type { i32 }
%union.anon.3 = type { i32 }
%union.anon.4 = type { i32 }
%union.anon.5 = type { i32 }
%union.anon.6 = type { i32 }
%union.anon.7 = type { i32 }
%union.anon.8 = type { i32 }
%union.anon.9 = type { i32 }
%union.anon.10 = type { i32 }
%union.anon.11 = type { i32 }
%union.anon.12 = type { i32 }
@.str = private unnamed_addr constant [37 x i8] c"a wish of prctl that is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"a wish of ioctl that is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
define dso_local i32 @prctl(i32 noundef %wish, ...) {
entry:
  %arguments = alloca i8*, align 4
  %0 = bitcast i8** %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  switch i32 %wish, label %sw.default [
    i32 15, label %sw.bb
    i32 16, label %sw.bb2
    i32 4, label %sw.bb10
    i32 8, label %sw.bb10
    i32 38, label %sw.bb10
    i32 29, label %sw.bb10
    i32 41, label %sw.bb10
  ]
sw.bb:
  %argp.cur = load i8*, i8** %arguments, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %arguments, align 4
  %1 = bitcast i8* %argp.cur to i8**
  %2 = load i8*, i8** %1, align 4
  %call = call i32 @__gsmack_text_length(i8* noundef %2, i32 noundef 0)
  %cmp = icmp slt i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %for.cond.i
for.cond.i:
  %ended.0.i = phi i8 [ 0, %if.then ], [ %ended.1.i, %if.end.i ]
  %i.0.i = phi i32 [ 0, %if.then ], [ %inc.i, %if.end.i ]
  %cmp.i = icmp slt i32 %i.0.i, 16
  br i1 %cmp.i, label %for.body.i, label %read_name.exit
for.body.i:
  %tobool.i = trunc i8 %ended.0.i to i1
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %2, i32 %i.0.i
  %3 = load volatile i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %3 to i32
  %cmp1.i = icmp eq i32 %conv.i, 0
  %frombool.i = zext i1 %cmp1.i to i8
  br label %if.end.i
if.end.i:
  %ended.1.i = phi i8 [ %ended.0.i, %for.body.i ], [ %frombool.i, %if.then.i ]
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
read_name.exit:
  br label %if.end
if.end:
  br label %sw.epilog
sw.bb2:
  %argp.cur4 = load i8*, i8** %arguments, align 4
  %argp.next5 = getelementptr inbounds i8, i8* %argp.cur4, i32 4
  store i8* %argp.next5, i8** %arguments, align 4
  %4 = bitcast i8* %argp.cur4 to i8**
  %5 = load i8*, i8** %4, align 4
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %sw.bb2 ], [ %add, %for.inc ]
  %cmp6 = icmp slt i32 %i.0, 16
  br i1 %cmp6, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add = add nsw i32 %i.0, 1
  %cmp7 = icmp slt i32 %add, 16
  br i1 %cmp7, label %cond.true, label %cond.false
cond.true:
  %call8 = call signext i8 @__gsmack_nondet_char()
  %conv = sext i8 %call8 to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ]
  %conv9 = trunc i32 %cond to i8
  %arrayidx = getelementptr inbounds i8, i8* %5, i32 %i.0
  store i8 %conv9, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  br label %for.cond
for.end:
  br label %sw.epilog
sw.bb10:
  call void @llvm.va_end(i8* %0)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %6 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  br label %cleanup
sw.default:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i32 0, i32 0))
  br label %sw.epilog
sw.epilog:
  call void @llvm.va_end(i8* %0)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %sw.epilog ], [ %cond.i, %done_or_not.exit ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.va_start(i8*)
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local signext i8 @__gsmack_nondet_char()
declare void @llvm.va_end(i8*)
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @ioctl(i32 noundef %file, i32 noundef %wish, ...) {
entry:
  %arguments = alloca i8*, align 4
  %0 = bitcast i8** %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call to i8
  switch i32 %wish, label %sw.default [
    i32 21537, label %sw.bb
    i32 21586, label %sw.bb4
    i32 21585, label %sw.bb7
    i32 21584, label %sw.bb7
    i32 21531, label %sw.bb8
    i32 21523, label %sw.bb15
  ]
sw.bb:
  %argp.cur = load i8*, i8** %arguments, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %arguments, align 4
  %1 = bitcast i8* %argp.cur to i32**
  %2 = load i32*, i32** %1, align 4
  %3 = load i32, i32* %2, align 4
  %cmp = icmp ne i32 %3, 0
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %if.then.i, label %set_nonblocking.exit
if.then.i:
  %conv.i = zext i1 %cmp to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i32 noundef %file, i32 noundef %conv.i)
  br label %set_nonblocking.exit
set_nonblocking.exit:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i, label %is_event.exit
land.rhs.i:
  %call.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %4 = phi i1 [ false, %set_nonblocking.exit ], [ %call.i, %land.rhs.i ]
  br i1 %4, label %if.then, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i12, label %is_pipe.exit
land.rhs.i12:
  %call.i11 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %5 = phi i1 [ false, %lor.lhs.false ], [ %call.i11, %land.rhs.i12 ]
  br i1 %5, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %done.0 = phi i8 [ 1, %if.then ], [ %frombool, %is_pipe.exit ]
  br label %sw.epilog
sw.bb4:
  %argp.cur5 = load i8*, i8** %arguments, align 4
  %argp.next6 = getelementptr inbounds i8, i8* %argp.cur5, i32 4
  store i8* %argp.next6, i8** %arguments, align 4
  %6 = bitcast i8* %argp.cur5 to i32**
  %7 = load i32*, i32** %6, align 4
  %8 = bitcast i32* %7 to i8*
  %call.i13 = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i13, 4
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %8, i32 %call.i13
  %9 = load volatile i8, i8* %arrayidx.i, align 1
  br label %sw.epilog
sw.bb7:
  br label %sw.epilog
sw.bb8:
  %argp.cur9 = load i8*, i8** %arguments, align 4
  %argp.next10 = getelementptr inbounds i8, i8* %argp.cur9, i32 4
  store i8* %argp.next10, i8** %arguments, align 4
  %10 = bitcast i8* %argp.cur9 to i32**
  %11 = load i32*, i32** %10, align 4
  br i1 %call, label %if.then11, label %if.end14
if.then11:
  %call12 = call i32 @__gsmack_nondet_int()
  store i32 %call12, i32* %11, align 4
  %cmp13 = icmp sge i32 %call12, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp13)
  br label %if.end14
if.end14:
  br label %sw.epilog
sw.bb15:
  %argp.cur16 = load i8*, i8** %arguments, align 4
  %argp.next17 = getelementptr inbounds i8, i8* %argp.cur16, i32 4
  store i8* %argp.next17, i8** %arguments, align 4
  %12 = bitcast i8* %argp.cur16 to %struct.winsize**
  %13 = load %struct.winsize*, %struct.winsize** %12, align 4
  br i1 %call, label %if.then19, label %if.end24
if.then19:
  %call20 = call zeroext i16 @__gsmack_nondet_ushort()
  %ws_row = getelementptr inbounds %struct.winsize, %struct.winsize* %13, i32 0, i32 0
  store i16 %call20, i16* %ws_row, align 2
  %call21 = call zeroext i16 @__gsmack_nondet_ushort()
  %ws_col = getelementptr inbounds %struct.winsize, %struct.winsize* %13, i32 0, i32 1
  store i16 %call21, i16* %ws_col, align 2
  %call22 = call zeroext i16 @__gsmack_nondet_ushort()
  %ws_xpixel = getelementptr inbounds %struct.winsize, %struct.winsize* %13, i32 0, i32 2
  store i16 %call22, i16* %ws_xpixel, align 2
  %call23 = call zeroext i16 @__gsmack_nondet_ushort()
  %ws_ypixel = getelementptr inbounds %struct.winsize, %struct.winsize* %13, i32 0, i32 3
  store i16 %call23, i16* %ws_ypixel, align 2
  br label %if.end24
if.end24:
  br label %sw.epilog
sw.default:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i32 0, i32 0))
  br label %sw.epilog
sw.epilog:
  %done.1 = phi i8 [ %frombool, %sw.default ], [ %frombool, %if.end24 ], [ %frombool, %if.end14 ], [ %frombool, %sw.bb7 ], [ %frombool, %sw.bb4 ], [ %done.0, %if.end ]
  call void @llvm.va_end(i8* %0)
  %tobool26 = trunc i8 %done.1 to i1
  br i1 %tobool26, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %14 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %14)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ -1, %fails.exit ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i16 @__gsmack_nondet_ushort()
define dso_local i32 @waitpid(i32 noundef %which, i32* noundef %status, i32 noundef %options) {
entry:
  %rem = srem i32 %options, 2
  %cmp = icmp ne i32 %rem, 0
  %call = call i32 @any_child(i1 noundef zeroext %cmp, i32* noundef %status)
  %cmp1 = icmp sgt i32 %call, 0
  br i1 %cmp1, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp2 = icmp sgt i32 %which, 0
  br i1 %cmp2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %which, %cond.true ], [ %call, %cond.false ]
  ret i32 %cond
}
define internal i32 @any_child(i1 noundef zeroext %may_be_none, i32* noundef %status) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp ne i32 %call, 0
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %may_be_none, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %cancellation_point.exit ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  %cmp4 = icmp sgt i32 %call, 0
  br i1 %cmp4, label %land.lhs.true, label %if.end8
land.lhs.true:
  %tobool5 = icmp ne i32* %status, null
  br i1 %tobool5, label %if.then6, label %if.end8
if.then6:
  %call7 = call i32 @__gsmack_nondet_int()
  store i32 %call7, i32* %status, align 4
  br label %if.end8
if.end8:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %if.end8 ]
  ret i32 %retval.0
}
define dso_local i32 @wait(i32* noundef %status) {
entry:
  %call = call i32 @any_child(i1 noundef zeroext false, i32* noundef %status)
  ret i32 %call
}
define dso_local i32 @wait4(i32 noundef %which, i32* noundef %status, i32 noundef %options, %struct.rusage* noundef %usage) {
entry:
  %rem.i = srem i32 %options, 2
  %cmp.i = icmp ne i32 %rem.i, 0
  %call.i = call i32 @any_child(i1 noundef zeroext %cmp.i, i32* noundef %status)
  %cmp1.i = icmp sgt i32 %call.i, 0
  br i1 %cmp1.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp2.i = icmp sgt i32 %which, 0
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %waitpid.exit
cond.false.i:
  br label %waitpid.exit
waitpid.exit:
  %cond.i = phi i32 [ %which, %cond.true.i ], [ %call.i, %cond.false.i ]
  %cmp = icmp sgt i32 %cond.i, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %tobool = icmp ne %struct.rusage* %usage, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i32 @getrusage(i32 noundef -1, %struct.rusage* noundef %usage)
  br label %if.end
if.end:
  ret i32 %cond.i
}
declare dso_local i32 @getrusage(i32 noundef, %struct.rusage* noundef)
define dso_local i32 @wait3(i32* noundef %status, i32 noundef %options, %struct.rusage* noundef %usage) {
entry:
  %rem.i.i = srem i32 %options, 2
  %cmp.i.i = icmp ne i32 %rem.i.i, 0
  %call.i.i = call i32 @any_child(i1 noundef zeroext %cmp.i.i, i32* noundef %status)
  %cmp1.i.i = icmp sgt i32 %call.i.i, 0
  br label %cond.false.i.i
land.lhs.true.i.i:                                ; No predecessors!
  br label %cond.false.i.i
cond.false.i.i:
  br i1 %cmp1.i.i, label %land.lhs.true.i, label %wait4.exit
land.lhs.true.i:
  %tobool.i = icmp ne %struct.rusage* %usage, null
  br i1 %tobool.i, label %if.then.i, label %wait4.exit
if.then.i:
  %call1.i = call i32 @getrusage(i32 noundef -1, %struct.rusage* noundef %usage)
  br label %wait4.exit
wait4.exit:
  ret i32 %call.i.i
}
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
