target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.in_addr = type { i32 }
%struct.hostent = type { i8*, i8**, i32, i32, i8** }
%struct.sockaddr = type { i16, [14 x i8] }
@.str = private unnamed_addr constant [22 x i8] c"an option of a socket\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"the address that inet_addr reads\00", align 1
@.str.2 = private unnamed_addr constant [33 x i8] c"the address that inet_aton reads\00", align 1
@inet_ntoa.text = internal global [16 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"the text that inet_ntop writes\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"the address that inet_pton reads\00", align 1
@gethostbyname.address = internal global %struct.in_addr zeroinitializer, align 4
@gethostbyname.addresses = internal global [2 x i8*] [i8* bitcast (%struct.in_addr* @gethostbyname.address to i8*), i8* null], align 4
@gethostbyname.host = internal global %struct.hostent { i8* null, i8** null, i32 2, i32 4, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @gethostbyname.addresses, i32 0, i32 0) }, align 4
@.str.5 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
define dso_local i32 @socket(i32 noundef %domain, i32 noundef %type, i32 noundef %protocol) {
entry:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
define dso_local i32 @bind(i32 noundef %s, %struct.sockaddr* noundef %address, i32 noundef %size) {
entry:
  %0 = bitcast %struct.sockaddr* %address to i8*
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
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
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
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
  ret i32 %cond.i
}
define dso_local i32 @listen(i32 noundef %s, i32 noundef %backlog) {
entry:
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  ret i32 %cond.i
}
define dso_local i32 @accept(i32 noundef %s, %struct.sockaddr* noalias noundef %address, i32* noalias noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call = call i32 @any_descriptor()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %tobool.i = icmp ne %struct.sockaddr* %address, null
  br i1 %tobool.i, label %lor.lhs.false.i, label %if.then.i3
lor.lhs.false.i:
  %tobool1.i = icmp ne i32* %size, null
  br i1 %tobool1.i, label %if.end.i, label %if.then.i3
if.then.i3:
  br label %tell_peer.exit
if.end.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %0 = load i32, i32* %size, align 4
  %cmp.i = icmp ult i32 %i.0.i, %0
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %call2.i = call i32 @__gsmack_nondet_uint()
  store i32 %call2.i, i32* %size, align 4
  %cmp3.i = icmp ule i32 %call2.i, 128
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i)
  br label %tell_peer.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %1 = bitcast %struct.sockaddr* %address to i8*
  %arrayidx.i = getelementptr inbounds i8, i8* %1, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
tell_peer.exit:
  br label %if.end
if.end:
  ret i32 %call
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @accept4(i32 noundef %s, %struct.sockaddr* noalias noundef %address, i32* noalias noundef %size, i32 noundef %flags) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  %call.i = call i32 @any_descriptor()
  %cmp.i = icmp sge i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %accept.exit
if.then.i:
  %tobool.i.i = icmp ne %struct.sockaddr* %address, null
  br i1 %tobool.i.i, label %lor.lhs.false.i.i, label %if.then.i3.i
lor.lhs.false.i.i:
  %tobool1.i.i = icmp ne i32* %size, null
  br i1 %tobool1.i.i, label %if.end.i.i, label %if.then.i3.i
if.then.i3.i:
  br label %tell_peer.exit.i
if.end.i.i:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %if.end.i.i ], [ %inc.i.i, %for.body.i.i ]
  %0 = load i32, i32* %size, align 4
  %cmp.i.i = icmp ult i32 %i.0.i.i, %0
  br i1 %cmp.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i
for.cond.cleanup.i.i:
  %call2.i.i = call i32 @__gsmack_nondet_uint()
  store i32 %call2.i.i, i32* %size, align 4
  %cmp3.i.i = icmp ule i32 %call2.i.i, 128
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i.i)
  br label %tell_peer.exit.i
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %1 = bitcast %struct.sockaddr* %address to i8*
  %arrayidx.i.i = getelementptr inbounds i8, i8* %1, i32 %i.0.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  %inc.i.i = add i32 %i.0.i.i, 1
  br label %for.cond.i.i
tell_peer.exit.i:
  br label %accept.exit
accept.exit:
  ret i32 %call.i
}
define dso_local i32 @getsockname(i32 noundef %s, %struct.sockaddr* noalias noundef %address, i32* noalias noundef %size) {
entry:
  %call = call i32 @told_where(%struct.sockaddr* noundef %address, i32* noundef %size)
  ret i32 %call
}
define internal i32 @told_where(%struct.sockaddr* noundef %address, i32* noundef %size) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  br label %return
if.end:
  %tobool.i = icmp ne %struct.sockaddr* %address, null
  br i1 %tobool.i, label %lor.lhs.false.i, label %if.then.i
lor.lhs.false.i:
  %tobool1.i = icmp ne i32* %size, null
  br i1 %tobool1.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %tell_peer.exit
if.end.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %1 = load i32, i32* %size, align 4
  %cmp.i = icmp ult i32 %i.0.i, %1
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %call2.i = call i32 @__gsmack_nondet_uint()
  store i32 %call2.i, i32* %size, align 4
  %cmp3.i = icmp ule i32 %call2.i, 128
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i)
  br label %tell_peer.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %2 = bitcast %struct.sockaddr* %address to i8*
  %arrayidx.i = getelementptr inbounds i8, i8* %2, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
tell_peer.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %tell_peer.exit ]
  ret i32 %retval.0
}
define dso_local i32 @getpeername(i32 noundef %s, %struct.sockaddr* noalias noundef %address, i32* noalias noundef %size) {
entry:
  %call = call i32 @told_where(%struct.sockaddr* noundef %address, i32* noundef %size)
  ret i32 %call
}
define dso_local i32 @socketpair(i32 noundef %domain, i32 noundef %type, i32 noundef %protocol, i32* noundef %ends) {
entry:
  %call = call i32 @any_descriptor()
  %call1 = call i32 @any_descriptor()
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then, label %if.end
if.then:
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
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  br label %cleanup
if.end:
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp4 = icmp sge i32 %call1, 0
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %cmp5 = icmp ne i32 %call, %call1
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp5, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  store i32 %call, i32* %ends, align 4
  %arrayidx6 = getelementptr inbounds i32, i32* %ends, i32 1
  store i32 %call1, i32* %arrayidx6, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %land.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @connect(i32 noundef %s, %struct.sockaddr* noundef %address, i32 noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %0 = bitcast %struct.sockaddr* %address to i8*
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i1, label %reads.exit
if.then.i1:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @shutdown(i32 noundef %s, i32 noundef %how) {
entry:
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  ret i32 %cond.i
}
define dso_local i32 @setsockopt(i32 noundef %s, i32 noundef %level, i32 noundef %name, i8* noundef %value, i32 noundef %size) {
entry:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %value, i32 %call.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
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
  %1 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  ret i32 %cond.i
}
define dso_local i32 @getsockopt(i32 noundef %s, i32 noundef %level, i32 noundef %name, i8* noalias noundef %value, i32* noalias noundef %size) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  br label %return
if.end:
  %cmp = icmp ne i32 %level, 1
  br i1 %cmp, label %if.then3, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp ne i32 %name, 4
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  %1 = load i32, i32* %size, align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i32 0, i32 0), i8* noundef %value, i32 noundef %1)
  br label %if.end4
if.end4:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end4 ], [ %inc, %for.inc ]
  %2 = load i32, i32* %size, align 4
  %cmp5 = icmp ult i32 %i.0, %2
  br i1 %cmp5, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call6 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %value, i32 %i.0
  store i8 %call6, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  %call7 = call i32 @__gsmack_nondet_uint()
  %3 = load i32, i32* %size, align 4
  %cmp8 = icmp ule i32 %call7, %3
  call void @__gsmack_assume(i1 noundef zeroext %cmp8)
  store i32 %call7, i32* %size, align 4
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %for.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @send(i32 noundef %s, i8* noundef %from, i32 noundef %size, i32 noundef %flags) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i2, label %sends.exit
if.then.i2:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %add.ptr.i = getelementptr inbounds i8, i8* %from, i32 %call.i
  %0 = load volatile i8, i8* %add.ptr.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i, i8 noundef signext %0)
  br label %sends.exit
sends.exit:
  %call = call i32 @some_bytes(i32 noundef %size)
  ret i32 %call
}
define internal i32 @some_bytes(i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 0
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp ule i32 %call, %size
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp2, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3 = icmp slt i32 %call, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
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
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @sendto(i32 noundef %s, i8* noundef %from, i32 noundef %size, i32 noundef %flags, %struct.sockaddr* noundef %to, i32 noundef %length) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i2, label %sends.exit
if.then.i2:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %add.ptr.i = getelementptr inbounds i8, i8* %from, i32 %call.i
  %0 = load volatile i8, i8* %add.ptr.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i, i8 noundef signext %0)
  br label %sends.exit
sends.exit:
  %1 = bitcast %struct.sockaddr* %to to i8*
  %tobool.i3 = icmp ne i32 %length, 0
  br i1 %tobool.i3, label %if.then.i6, label %reads.exit
if.then.i6:
  %call.i4 = call i32 @__gsmack_nondet_ulong()
  %cmp.i5 = icmp ult i32 %call.i4, %length
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i5)
  %arrayidx.i = getelementptr inbounds i8, i8* %1, i32 %call.i4
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call = call i32 @some_bytes(i32 noundef %size)
  ret i32 %call
}
define dso_local i32 @recv(i32 noundef %s, i8* noundef %to, i32 noundef %size, i32 noundef %flags) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0))
  br i1 %call.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %at_end.exit.i
if.end.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  %lnot.i.i = xor i1 %0, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i ]
  br i1 %retval.0.i.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %some_input.exit
cond.false.i:
  %call1.i = call i32 @some_bytes(i32 noundef %size)
  br label %some_input.exit
some_input.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %call1.i, %cond.false.i ]
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %some_input.exit ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %cond.i
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call1 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call1, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %cond.i
}
define dso_local i32 @recvfrom(i32 noundef %s, i8* noalias noundef %to, i32 noundef %size, i32 noundef %flags, %struct.sockaddr* noalias noundef %from, i32* noalias noundef %length) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0))
  br i1 %call.i.i.i, label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %at_end.exit.i.i
if.end.i.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i.i, label %unmatched.exit.i.i.i
land.rhs.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i.i
unmatched.exit.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %call.i.i.i.i, %land.rhs.i.i.i.i ]
  %lnot.i.i.i = xor i1 %0, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i.i)
  br label %at_end.exit.i.i
at_end.exit.i.i:
  %retval.0.i.i.i = phi i1 [ true, %unmatched.exit.i.i.i ], [ false, %if.then.i.i.i ]
  br i1 %retval.0.i.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %some_input.exit.i
cond.false.i.i:
  %call1.i.i = call i32 @some_bytes(i32 noundef %size)
  br label %some_input.exit.i
some_input.exit.i:
  %cond.i.i = phi i32 [ 0, %cond.true.i.i ], [ %call1.i.i, %cond.false.i.i ]
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %some_input.exit.i ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, %cond.i.i
  br i1 %cmp.i, label %for.body.i, label %recv.exit
for.body.i:
  %call1.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call1.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
recv.exit:
  %cmp = icmp sge i32 %cond.i.i, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %tobool.i = icmp ne %struct.sockaddr* %from, null
  br i1 %tobool.i, label %lor.lhs.false.i, label %if.then.i
lor.lhs.false.i:
  %tobool1.i = icmp ne i32* %length, null
  br i1 %tobool1.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %tell_peer.exit
if.end.i:
  br label %for.cond.i5
for.cond.i5:
  %i.0.i3 = phi i32 [ 0, %if.end.i ], [ %inc.i8, %for.body.i7 ]
  %1 = load i32, i32* %length, align 4
  %cmp.i4 = icmp ult i32 %i.0.i3, %1
  br i1 %cmp.i4, label %for.body.i7, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %call2.i = call i32 @__gsmack_nondet_uint()
  store i32 %call2.i, i32* %length, align 4
  %cmp3.i = icmp ule i32 %call2.i, 128
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i)
  br label %tell_peer.exit
for.body.i7:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %2 = bitcast %struct.sockaddr* %from to i8*
  %arrayidx.i6 = getelementptr inbounds i8, i8* %2, i32 %i.0.i3
  store i8 %call.i, i8* %arrayidx.i6, align 1
  %inc.i8 = add i32 %i.0.i3, 1
  br label %for.cond.i5
tell_peer.exit:
  br label %if.end
if.end:
  ret i32 %cond.i.i
}
define dso_local i32 @inet_addr(i8* noundef %text) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @inet_aton(i8* noundef %text, %struct.in_addr* noundef %address) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %0 = bitcast %struct.in_addr* %address to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef 4)
  %call = call i32 @__gsmack_nondet_uint()
  %s_addr = getelementptr inbounds %struct.in_addr, %struct.in_addr* %address, i32 0, i32 0
  store i32 %call, i32* %s_addr, align 4
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  %conv = zext i1 %call1 to i32
  ret i32 %conv
}
define dso_local i8* @inet_ntoa(i32 %address.0) {
entry:
  %address = alloca %struct.in_addr, align 4
  %s_addr = getelementptr inbounds %struct.in_addr, %struct.in_addr* %address, i32 0, i32 0
  store i32 %address.0, i32* %s_addr, align 4
  %0 = bitcast %struct.in_addr* %address to i8*
  br label %for.cond.i
for.cond.i:
  %end.0.i = phi i8* [ getelementptr inbounds ([16 x i8], [16 x i8]* @inet_ntoa.text, i32 0, i32 0), %entry ], [ %incdec.ptr27.i, %if.end21.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %if.end21.i ]
  %cmp.i = icmp slt i32 %i.0.i, 4
  br i1 %cmp.i, label %for.body.i, label %write_address.exit
for.body.i:
  %cmp1.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %end.0.i, i32 1
  store i8 46, i8* %end.0.i, align 1
  br label %if.end.i
if.end.i:
  %end.1.i = phi i8* [ %incdec.ptr.i, %if.then.i ], [ %end.0.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %1 to i32
  %cmp2.i = icmp sge i32 %conv.i, 100
  br i1 %cmp2.i, label %if.then4.i, label %if.end9.i
if.then4.i:
  %div.i = sdiv i32 %conv.i, 100
  %add.i = add nsw i32 48, %div.i
  %conv7.i = trunc i32 %add.i to i8
  %incdec.ptr8.i = getelementptr inbounds i8, i8* %end.1.i, i32 1
  store i8 %conv7.i, i8* %end.1.i, align 1
  br label %if.end9.i
if.end9.i:
  %end.2.i = phi i8* [ %incdec.ptr8.i, %if.then4.i ], [ %end.1.i, %if.end.i ]
  %2 = load i8, i8* %arrayidx.i, align 1
  %conv11.i = zext i8 %2 to i32
  %cmp12.i = icmp sge i32 %conv11.i, 10
  br i1 %cmp12.i, label %if.then14.i, label %if.end21.i
if.then14.i:
  %div17.i = sdiv i32 %conv11.i, 10
  %rem.i = srem i32 %div17.i, 10
  %add18.i = add nsw i32 48, %rem.i
  %conv19.i = trunc i32 %add18.i to i8
  %incdec.ptr20.i = getelementptr inbounds i8, i8* %end.2.i, i32 1
  store i8 %conv19.i, i8* %end.2.i, align 1
  br label %if.end21.i
if.end21.i:
  %end.3.i = phi i8* [ %incdec.ptr20.i, %if.then14.i ], [ %end.2.i, %if.end9.i ]
  %3 = load i8, i8* %arrayidx.i, align 1
  %conv23.i = zext i8 %3 to i32
  %rem24.i = srem i32 %conv23.i, 10
  %add25.i = add nsw i32 48, %rem24.i
  %conv26.i = trunc i32 %add25.i to i8
  %incdec.ptr27.i = getelementptr inbounds i8, i8* %end.3.i, i32 1
  store i8 %conv26.i, i8* %end.3.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
write_address.exit:
  store i8 0, i8* %end.0.i, align 1
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @inet_ntoa.text, i32 0, i32 0)
}
define dso_local i8* @inet_ntop(i32 noundef %family, i8* noalias noundef %address, i8* noalias noundef %to, i32 noundef %size) {
entry:
  %text = alloca [46 x i8], align 1
  %0 = bitcast [46 x i8]* %text to i8*
  call void @llvm.lifetime.start.p0i8(i64 46, i8* %0)
  %cmp = icmp eq i32 %family, 2
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %arraydecay = getelementptr inbounds [46 x i8], [46 x i8]* %text, i32 0, i32 0
  br label %for.cond.i
for.cond.i:
  %end.0.i = phi i8* [ %arraydecay, %if.then ], [ %incdec.ptr27.i, %if.end21.i ]
  %i.0.i = phi i32 [ 0, %if.then ], [ %inc.i, %if.end21.i ]
  %cmp.i = icmp slt i32 %i.0.i, 4
  br i1 %cmp.i, label %for.body.i, label %write_address.exit
for.body.i:
  %cmp1.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %end.0.i, i32 1
  store i8 46, i8* %end.0.i, align 1
  br label %if.end.i
if.end.i:
  %end.1.i = phi i8* [ %incdec.ptr.i, %if.then.i ], [ %end.0.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %address, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = zext i8 %1 to i32
  %cmp2.i = icmp sge i32 %conv.i, 100
  br i1 %cmp2.i, label %if.then4.i, label %if.end9.i
if.then4.i:
  %div.i = sdiv i32 %conv.i, 100
  %add.i = add nsw i32 48, %div.i
  %conv7.i = trunc i32 %add.i to i8
  %incdec.ptr8.i = getelementptr inbounds i8, i8* %end.1.i, i32 1
  store i8 %conv7.i, i8* %end.1.i, align 1
  br label %if.end9.i
if.end9.i:
  %end.2.i = phi i8* [ %incdec.ptr8.i, %if.then4.i ], [ %end.1.i, %if.end.i ]
  %2 = load i8, i8* %arrayidx.i, align 1
  %conv11.i = zext i8 %2 to i32
  %cmp12.i = icmp sge i32 %conv11.i, 10
  br i1 %cmp12.i, label %if.then14.i, label %if.end21.i
if.then14.i:
  %div17.i = sdiv i32 %conv11.i, 10
  %rem.i = srem i32 %div17.i, 10
  %add18.i = add nsw i32 48, %rem.i
  %conv19.i = trunc i32 %add18.i to i8
  %incdec.ptr20.i = getelementptr inbounds i8, i8* %end.2.i, i32 1
  store i8 %conv19.i, i8* %end.2.i, align 1
  br label %if.end21.i
if.end21.i:
  %end.3.i = phi i8* [ %incdec.ptr20.i, %if.then14.i ], [ %end.2.i, %if.end9.i ]
  %3 = load i8, i8* %arrayidx.i, align 1
  %conv23.i = zext i8 %3 to i32
  %rem24.i = srem i32 %conv23.i, 10
  %add25.i = add nsw i32 48, %rem24.i
  %conv26.i = trunc i32 %add25.i to i8
  %incdec.ptr27.i = getelementptr inbounds i8, i8* %end.3.i, i32 1
  store i8 %conv26.i, i8* %end.3.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
write_address.exit:
  store i8 0, i8* %end.0.i, align 1
  br label %if.end10
if.else:
  %cmp1 = icmp eq i32 %family, 10
  br i1 %cmp1, label %if.then2, label %if.else8
if.then2:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i8 = icmp ult i32 %call.i, 16
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8)
  %arrayidx.i9 = getelementptr inbounds i8, i8* %address, i32 %call.i
  %4 = load volatile i8, i8* %arrayidx.i9, align 1
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i32 0, i32 0), i8* noundef %to, i32 noundef %size)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.then2 ], [ %inc, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, 46
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds [46 x i8], [46 x i8]* %text, i32 0, i32 %i.0
  store i8 %call, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx4 = getelementptr inbounds [46 x i8], [46 x i8]* %text, i32 0, i32 45
  store i8 0, i8* %arrayidx4, align 1
  %arraydecay5 = getelementptr inbounds [46 x i8], [46 x i8]* %text, i32 0, i32 0
  %call6 = call i32 @strlen(i8* noundef %arraydecay5)
  %cmp7 = icmp uge i32 %call6, 2
  call void @__gsmack_assume(i1 noundef zeroext %cmp7)
  br label %if.end
if.else8:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i13, label %fails_with.exit
if.then.i13:
  %call.i12 = call i32* @__errno_location()
  store i32 97, i32* %call.i12, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  br label %if.end10
if.end10:
  %arraydecay11 = getelementptr inbounds [46 x i8], [46 x i8]* %text, i32 0, i32 0
  %call12 = call i32 @strlen(i8* noundef %arraydecay11)
  %cmp13 = icmp uge i32 %call12, %size
  br i1 %cmp13, label %if.then14, label %if.end16
if.then14:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i16, label %fails_with.exit18
if.then.i16:
  %call.i15 = call i32* @__errno_location()
  store i32 28, i32* %call.i15, align 4
  br label %fails_with.exit18
fails_with.exit18:
  br label %cleanup
if.end16:
  %call18 = call i8* @strcpy(i8* noundef %to, i8* noundef %arraydecay11)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ null, %fails_with.exit18 ], [ %call18, %if.end16 ], [ null, %fails_with.exit ]
  call void @llvm.lifetime.end.p0i8(i64 46, i8* %0)
  ret i8* %retval.0
}
declare dso_local i32 @strlen(i8* noundef)
declare dso_local i8* @strcpy(i8* noundef, i8* noundef)
define dso_local i32 @inet_pton(i32 noundef %family, i8* noalias noundef %text, i8* noalias noundef %address) {
entry:
  %bytes = alloca [4 x i8], align 1
  %0 = bitcast [4 x i8]* %bytes to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %cmp = icmp eq i32 %family, 10
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0), i8* noundef %address, i32 noundef 16)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %reads_all.exit ], [ %inc, %for.inc ]
  br i1 %call, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp ult i32 %i.0, 16
  br label %land.end
land.end:
  %1 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %1, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call2 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %address, i32 %i.0
  store i8 %call2, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  %conv = zext i1 %call to i32
  br label %cleanup57
if.end:
  %cmp4 = icmp ne i32 %family, 2
  br i1 %cmp4, label %if.then6, label %if.end8
if.then6:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i27, label %fails_with.exit
if.then.i27:
  %call.i26 = call i32* @__errno_location()
  store i32 97, i32* %call.i26, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup57
if.end8:
  br label %for.cond10
for.cond10:
  %text.addr.0 = phi i8* [ %text, %if.end8 ], [ %text.addr.2, %for.inc52 ]
  %retval.0 = phi i32 [ undef, %if.end8 ], [ %retval.1, %for.inc52 ]
  %i9.0 = phi i32 [ 0, %if.end8 ], [ %inc53, %for.inc52 ]
  %cmp11 = icmp slt i32 %i9.0, 4
  br i1 %cmp11, label %for.body14, label %for.cond.cleanup13
for.cond.cleanup13:
  br label %cleanup54
for.body14:
  br label %for.cond15
for.cond15:
  %text.addr.1 = phi i8* [ %text.addr.0, %for.body14 ], [ %incdec.ptr, %for.inc36 ]
  %value.0 = phi i32 [ 0, %for.body14 ], [ %add, %for.inc36 ]
  %digits.0 = phi i32 [ 0, %for.body14 ], [ %inc37, %for.inc36 ]
  %2 = load i8, i8* %text.addr.1, align 1
  %conv16 = sext i8 %2 to i32
  %cmp17 = icmp sge i32 %conv16, 48
  br i1 %cmp17, label %land.rhs19, label %land.end23
land.rhs19:
  %cmp21 = icmp sle i32 %conv16, 57
  br label %land.end23
land.end23:
  %3 = phi i1 [ false, %for.cond15 ], [ %cmp21, %land.rhs19 ]
  br i1 %3, label %for.body24, label %for.end38
for.body24:
  %cmp25 = icmp sgt i32 %digits.0, 0
  br i1 %cmp25, label %land.lhs.true, label %if.end30
land.lhs.true:
  %cmp27 = icmp eq i32 %value.0, 0
  br i1 %cmp27, label %if.then29, label %if.end30
if.then29:
  br label %cleanup
if.end30:
  %mul = mul nsw i32 %value.0, 10
  %4 = load i8, i8* %text.addr.1, align 1
  %conv31 = sext i8 %4 to i32
  %sub = sub nsw i32 %conv31, 48
  %add = add nsw i32 %mul, %sub
  %cmp32 = icmp sgt i32 %add, 255
  br i1 %cmp32, label %if.then34, label %if.end35
if.then34:
  br label %cleanup
if.end35:
  br label %for.inc36
for.inc36:
  %incdec.ptr = getelementptr inbounds i8, i8* %text.addr.1, i32 1
  %inc37 = add nsw i32 %digits.0, 1
  br label %for.cond15
for.end38:
  %cmp39 = icmp eq i32 %digits.0, 0
  br i1 %cmp39, label %if.then46, label %lor.lhs.false
lor.lhs.false:
  %5 = load i8, i8* %text.addr.1, align 1
  %conv41 = sext i8 %5 to i32
  %cmp42 = icmp slt i32 %i9.0, 3
  %cond = select i1 %cmp42, i32 46, i32 0
  %cmp44 = icmp ne i32 %conv41, %cond
  br i1 %cmp44, label %if.then46, label %if.end47
if.then46:
  br label %cleanup
if.end47:
  %incdec.ptr48 = getelementptr inbounds i8, i8* %text.addr.1, i32 1
  %conv49 = trunc i32 %value.0 to i8
  %arrayidx50 = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i32 0, i32 %i9.0
  store i8 %conv49, i8* %arrayidx50, align 1
  br label %cleanup
cleanup:
  %text.addr.2 = phi i8* [ %text.addr.1, %if.then29 ], [ %text.addr.1, %if.then34 ], [ %text.addr.1, %if.then46 ], [ %incdec.ptr48, %if.end47 ]
  %retval.1 = phi i32 [ 0, %if.then29 ], [ 0, %if.then34 ], [ 0, %if.then46 ], [ %retval.0, %if.end47 ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then29 ], [ 1, %if.then34 ], [ 1, %if.then46 ], [ 0, %if.end47 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup54 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %for.inc52
for.inc52:
  %inc53 = add nsw i32 %i9.0, 1
  br label %for.cond10
cleanup54:
  %retval.2 = phi i32 [ %retval.1, %cleanup ], [ %retval.0, %for.cond.cleanup13 ]
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 5, %for.cond.cleanup13 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup57 [
    i32 5, label %for.end56
  ]
for.end56:
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i32 0, i32 0
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %address, i8* align 1 %arraydecay, i32 4, i1 false)
  br label %cleanup57
cleanup57:
  %retval.3 = phi i32 [ %conv, %for.end ], [ -1, %fails_with.exit ], [ %retval.2, %cleanup54 ], [ 1, %for.end56 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.3
}
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
define dso_local %struct.hostent* @gethostbyname(i8* noundef %name) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_nondet_uint()
  store i32 %call1, i32* getelementptr inbounds (%struct.in_addr, %struct.in_addr* @gethostbyname.address, i32 0, i32 0), align 4
  br label %return
return:
  %retval.0 = phi %struct.hostent* [ null, %if.then ], [ @gethostbyname.host, %if.end ]
  ret %struct.hostent* %retval.0
}
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local void @__gsmack_sends(i8* noundef, i8 noundef signext)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
