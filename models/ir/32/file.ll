target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.stat = type { i64, i16, i32, i32, i32, i32, i32, i64, i16, i32, i32, i32, %struct.timespec, %struct.timespec, %struct.timespec, i32, i32 }
%struct.timespec = type { i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__dirstream = type opaque
%struct.dirent = type { i32, i32, i16, i8, [256 x i8] }
@.str = private unnamed_addr constant [47 x i8] c"advice about memory that changes what it holds\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
define dso_local i32 @stat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define internal i32 @look(%struct.stat* noundef %s) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_nondet_uint()
  %st_mode = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 3
  store i32 %call1, i32* %st_mode, align 4
  %call2 = call i32 @__gsmack_nondet_long()
  %st_size = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 9
  store i32 %call2, i32* %st_size, align 4
  %cmp = icmp sge i32 %call2, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %st_blksize = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 10
  store i32 4096, i32* %st_blksize, align 4
  %call4 = call i32 @__gsmack_nondet_long()
  %st_blocks = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 11
  store i32 %call4, i32* %st_blocks, align 4
  %call5 = call i32 @__gsmack_nondet_ulong()
  %st_nlink = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 4
  store i32 %call5, i32* %st_nlink, align 4
  %call6 = call i32 @__gsmack_nondet_ulong()
  %conv = zext i32 %call6 to i64
  %st_dev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 0
  store i64 %conv, i64* %st_dev, align 4
  %call7 = call i32 @__gsmack_nondet_ulong()
  %conv8 = zext i32 %call7 to i64
  %st_rdev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 7
  store i64 %conv8, i64* %st_rdev, align 4
  %call9 = call i32 @__gsmack_nondet_ulong()
  %st_ino = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 2
  store i32 %call9, i32* %st_ino, align 4
  %call10 = call i32 @__gsmack_nondet_uint()
  %st_uid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 5
  store i32 %call10, i32* %st_uid, align 4
  %call11 = call i32 @__gsmack_nondet_uint()
  %st_gid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 6
  store i32 %call11, i32* %st_gid, align 4
  %st_atim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 12
  %call.i = call i32 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec.i, align 4
  %call1.i = call i32 @__gsmack_nondet_long()
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 1
  store i32 %call1.i, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %call1.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any_time.exit
land.rhs.i:
  %cmp4.i = icmp slt i32 %call1.i, 1000000000
  br label %any_time.exit
any_time.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp4.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %st_mtim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 13
  %call.i14 = call i32 @__gsmack_nondet_long()
  %tv_sec.i15 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 0
  store i32 %call.i14, i32* %tv_sec.i15, align 4
  %call1.i16 = call i32 @__gsmack_nondet_long()
  %tv_nsec.i17 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 1
  store i32 %call1.i16, i32* %tv_nsec.i17, align 4
  %cmp.i18 = icmp sge i32 %call1.i16, 0
  br i1 %cmp.i18, label %land.rhs.i20, label %any_time.exit21
land.rhs.i20:
  %cmp4.i19 = icmp slt i32 %call1.i16, 1000000000
  br label %any_time.exit21
any_time.exit21:
  %1 = phi i1 [ false, %any_time.exit ], [ %cmp4.i19, %land.rhs.i20 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %st_ctim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 14
  %call.i22 = call i32 @__gsmack_nondet_long()
  %tv_sec.i23 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 0
  store i32 %call.i22, i32* %tv_sec.i23, align 4
  %call1.i24 = call i32 @__gsmack_nondet_long()
  %tv_nsec.i25 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 1
  store i32 %call1.i24, i32* %tv_nsec.i25, align 4
  %cmp.i26 = icmp sge i32 %call1.i24, 0
  br i1 %cmp.i26, label %land.rhs.i28, label %any_time.exit29
land.rhs.i28:
  %cmp4.i27 = icmp slt i32 %call1.i24, 1000000000
  br label %any_time.exit29
any_time.exit29:
  %2 = phi i1 [ false, %any_time.exit21 ], [ %cmp4.i27, %land.rhs.i28 ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %any_time.exit29 ]
  ret i32 %retval.0
}
define dso_local i32 @lstat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %stat.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %stat.exit
stat.exit:
  %call.i = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call.i
}
define dso_local i32 @fstat(i32 noundef %file, %struct.stat* noundef nonnull %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__xstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__lxstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__fxstat(i32 noundef %version, i32 noundef %file, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @lseek(i32 noundef %file, i32 noundef %offset, i32 noundef %whence) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @fseek(%struct._IO_FILE* noundef %file, i32 noundef %offset, i32 noundef %whence) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i1, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @ftell(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
define dso_local void @rewind(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  ret void
}
define dso_local void @clearerr(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  ret void
}
define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %file, i8* noundef %mode) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %if.then.i2, label %if.end.i
if.then.i2:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i2 ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local noalias %struct._IO_FILE* @tmpfile() {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %command, i8* noundef %mode) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %command, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %command, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i2 = icmp slt i32 %call.i1, 0
  br i1 %cmp.i2, label %if.then.i3, label %reads_all.exit4
if.then.i3:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit4
reads_all.exit4:
  %call.i5 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i5, label %if.then.i6, label %if.end.i
if.then.i6:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i6 ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local i32 @ftruncate(i32 noundef %file, i32 noundef %length) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @fsync(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @fdatasync(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %fsync.exit
if.then.i.i:
  call void @__model_cancel_point()
  br label %fsync.exit
fsync.exit:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @sync_file_range(i32 noundef %file, i64 noundef %from, i64 noundef %size, i32 noundef %flags) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @posix_fadvise(i32 noundef %file, i32 noundef %from, i32 noundef %size, i32 noundef %advice) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 9
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @madvise(i8* noundef %from, i32 noundef %size, i32 noundef %advice) {
entry:
  %cmp = icmp ne i32 %advice, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %advice, 1
  br i1 %cmp1, label %land.lhs.true2, label %if.end
land.lhs.true2:
  %cmp3 = icmp ne i32 %advice, 2
  br i1 %cmp3, label %land.lhs.true4, label %if.end
land.lhs.true4:
  %cmp5 = icmp ne i32 %advice, 3
  br i1 %cmp5, label %land.lhs.true6, label %if.end
land.lhs.true6:
  %cmp7 = icmp ne i32 %advice, 14
  br i1 %cmp7, label %land.lhs.true8, label %if.end
land.lhs.true8:
  %cmp9 = icmp ne i32 %advice, 15
  br i1 %cmp9, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @pread(i32 noundef %file, i8* noundef %to, i32 noundef %size, i32 noundef %offset) {
entry:
  %call = call i32 @read(i32 noundef %file, i8* noundef %to, i32 noundef %size)
  ret i32 %call
}
declare dso_local i32 @read(i32 noundef, i8* noundef, i32 noundef)
define dso_local i32 @pwrite(i32 noundef %file, i8* noundef %from, i32 noundef %size, i32 noundef %offset) {
entry:
  %call = call i32 @write(i32 noundef %file, i8* noundef %from, i32 noundef %size)
  ret i32 %call
}
declare dso_local i32 @write(i32 noundef, i8* noundef, i32 noundef)
define dso_local i32 @mkdir(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @rmdir(i8* noundef nonnull %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @rename(i8* noundef %from, i8* noundef %to) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %to, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %to, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @remove(i8* noundef %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @chdir(i8* noundef nonnull %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @fcntl(i32 noundef %file, i32 noundef %command, ...) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @dup(i32 noundef %file) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.lhs.true.i, label %any_descriptor.exit
land.lhs.true.i:
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  %call2.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  %lnot.i = xor i1 %call2.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  ret i32 %call.i
}
define dso_local i32 @dup2(i32 noundef %from, i32 noundef %to) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %to, %cond.true ], [ -1, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @pipe(i32* noundef %ends) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.lhs.true.i, label %any_descriptor.exit
land.lhs.true.i:
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  %call2.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  %lnot.i = xor i1 %call2.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  store i32 %call.i, i32* %ends, align 4
  %call.i6 = call i32 @__gsmack_nondet_int()
  %cmp.i7 = icmp sge i32 %call.i6, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i7)
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.lhs.true.i9, label %any_descriptor.exit13
land.lhs.true.i9:
  %cmp1.i8 = icmp sge i32 %call.i6, 0
  br i1 %cmp1.i8, label %if.then.i12, label %any_descriptor.exit13
if.then.i12:
  %call2.i10 = call zeroext i1 @__model_is_event(i32 noundef %call.i6)
  %lnot.i11 = xor i1 %call2.i10, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i11)
  br label %any_descriptor.exit13
any_descriptor.exit13:
  %arrayidx3 = getelementptr inbounds i32, i32* %ends, i32 1
  store i32 %call.i6, i32* %arrayidx3, align 4
  %0 = load i32, i32* %ends, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp6 = icmp sge i32 %call.i6, 0
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %cmp9 = icmp ne i32 %0, %call.i6
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %any_descriptor.exit13 ], [ %cmp9, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %land.end ]
  ret i32 %retval.0
}
define dso_local i32 @pipe2(i32* noundef %ends, i32 noundef %flags) {
entry:
  %call = call i32 @pipe(i32* noundef %ends)
  ret i32 %call
}
define dso_local i8* @mmap(i8* noundef %address, i32 noundef %size, i32 noundef %protection, i32 noundef %flags, i32 noundef %file, i32 noundef %offset) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef %size)
  %div = sdiv i32 %flags, 32
  %rem = srem i32 %div, 2
  %tobool = icmp ne i32 %rem, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  call void @llvm.memset.p0i8.i32(i8* align 1 %call1, i8 0, i32 %size, i1 false)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  br label %return
return:
  %retval.0 = phi i8* [ inttoptr (i32 -1 to i8*), %if.then ], [ %call1, %cond.end ]
  ret i8* %retval.0
}
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
define dso_local i32 @munmap(i8* noundef %address, i32 noundef %size) {
entry:
  call void @__gsmack_free(i8* noundef %address)
  ret i32 0
}
declare dso_local void @__gsmack_free(i8* noundef)
define dso_local noalias %struct.__dirstream* @opendir(i8* noundef nonnull %path) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef 4)
  %0 = bitcast i8* %call1 to %struct.__dirstream*
  call void @__model_belongs(i8* noundef %call1, i32 noundef 2)
  br label %return
return:
  %retval.0 = phi %struct.__dirstream* [ null, %if.then ], [ %0, %if.end ]
  ret %struct.__dirstream* %retval.0
}
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call2 = call i8* @__gsmack_alloc(i32 noundef 268)
  %1 = bitcast i8* %call2 to %struct.dirent*
  call void @__model_belongs(i8* noundef %call2, i32 noundef 2)
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %1, i32 0, i32 4
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i32 0, i32 0
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %arrayidx5 = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i32 0, i32 255
  store i8 0, i8* %arrayidx5, align 1
  br label %return
return:
  %retval.0 = phi %struct.dirent* [ null, %if.then ], [ %1, %if.end ]
  ret %struct.dirent* %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
define dso_local i32 @closedir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  call void @__gsmack_free(i8* noundef %0)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
